import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ReferencedFormSets } from './referenced-form-sets.js';
import { CollationsController } from './collations.controller.js';
import { CombinedFormsController } from './combined-forms.controller.js';
import { Asking, TellAsksHandler } from './asking.js';
import { AskDriverHandler } from './commands/ask-driver.command.js';
import { AskForMissingHandler } from './commands/ask-for-missing.command.js';
import { CollectApprovalHandler } from './commands/collect-approval.command.js';
import { CompleteFormSetHandler, RevokeSetLinksHandler } from './commands/form-set.commands.js';
import { DispatchFormSetHandler } from './commands/dispatch-form-set.command.js';
import { SendSetAgainHandler } from './commands/send-set-again.command.js';
import { FormInSet } from './form-in-set.entity.js';
import { FormSetSignature, FormSet } from './form-set.entity.js';
import { FormSets } from './form-sets.js';
import { PlaceInSet } from './place-in-set.gate.js';
import { PrintedSets } from './printed-sets.js';
import {
  FindCompletedSetHandler,
  FindLinkVersionOfSetHandler,
  TellSetsOfFormsHandler,
} from './queries/answer-forms.queries.js';
import { CountCollationsHandler, ListCollationsHandler } from './queries/collations.queries.js';
import { GetCombinedFormHandler } from './queries/get-combined-form.query.js';
import { FindUnwantedHandler } from './queries/find-unwanted.query.js';
import { GetSetPdfHandler, GetSetPhotoHandler } from './queries/set-files.queries.js';
import { CheckSetRecordHandler, GetSetTimelineHandler } from './queries/set-record.queries.js';
import { DrawSetPdfWhenFormSetCompleted } from './subscribers/draw-set-pdf-when-form-set-completed.js';
import { EraseOldSetsWhenHousekeepingDue } from './subscribers/erase-old-sets-when-housekeeping-due.js';
import { LeaveSetsWhenFormsLeft } from './subscribers/leave-sets-when-forms-left.js';
import { MoveSetsWhenAccountConfirmed } from './subscribers/move-sets-when-account-confirmed.js';
import {
  RefreshSetWhenFormClaimed,
  RefreshSetWhenFormSaved,
  RefreshSetWhenFormThrownAway,
} from './subscribers/refresh-set-when-form-changes.js';
import { SetRecords } from './set-records.js';
import { SetSignTarget } from './set-sign-target.js';
import { VisibleSets } from './visible-sets.js';

@Module({
  imports: [MikroOrmModule.forFeature([FormSet, FormInSet, FormSetSignature])],
  controllers: [CollationsController, CombinedFormsController],
  providers: [
    ReferencedFormSets,
    FormSets,
    PlaceInSet,
    PrintedSets,
    VisibleSets,
    SetSignTarget,
    SetRecords,
    TellSetsOfFormsHandler,
    CollectApprovalHandler,
    Asking,
    AskDriverHandler,
    AskForMissingHandler,
    TellAsksHandler,
    DispatchFormSetHandler,
    CompleteFormSetHandler,
    RevokeSetLinksHandler,
    SendSetAgainHandler,
    ListCollationsHandler,
    CountCollationsHandler,
    GetCombinedFormHandler,
    GetSetPdfHandler,
    FindUnwantedHandler,
    GetSetPhotoHandler,
    GetSetTimelineHandler,
    CheckSetRecordHandler,
    FindCompletedSetHandler,
    FindLinkVersionOfSetHandler,
    RefreshSetWhenFormSaved,
    RefreshSetWhenFormClaimed,
    RefreshSetWhenFormThrownAway,
    DrawSetPdfWhenFormSetCompleted,
    LeaveSetsWhenFormsLeft,
    MoveSetsWhenAccountConfirmed,
    EraseOldSetsWhenHousekeepingDue,
  ],
})
export class ApprovalsModule {}
