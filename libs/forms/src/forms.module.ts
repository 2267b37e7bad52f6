import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AcceptedForms } from './accepting/accepted-forms.js';
import { ReferencedForms } from './reading/referenced-forms.js';
import { Receipts } from './accepting/receipts.js';
import { ClaimTokens } from './accepting/claim-tokens.js';
import { ClaimFormHandler } from './commands/claim-form.command.js';
import { Corrections } from './accepting/corrections.js';
import { CorrectFormHandler, ThrowAwayFormHandler } from './commands/form.commands.js';
import { MailFormCopyHandler, SendFormAgainHandler } from './commands/form-mails.commands.js';
import {
  OpenFormLinkHandler,
  OpenSentFormHandler,
  RevokeFormLinksHandler,
} from './commands/form-links.commands.js';
import { DraftCheck } from './accepting/draft-check.js';
import { DriverForm } from './form/driver-form.entity.js';
import { FormKinds } from './kinds/form-kinds.js';
import { FormOrders } from './accepting/form-orders.js';
import { FormsController } from './forms.controller.js';
import { DraftLimits } from './limits/draft-limits.js';
import { FormLimitsController } from './limits/form-limits.controller.js';
import { GuestDoor } from './limits/guest-door.js';
import { FormLimits } from './limits/form-limits.js';
import { StopLimit } from './limits/stop-limit.js';
import { GuestMails } from './limits/guest-mails.js';
import { FormLinksController } from './links/form-links.controller.js';
import { FormLinks } from './links/form-links.js';
import { LinkVersions } from './links/link-versions.js';
import { MailedAgain } from './links/mailed-again.js';
import { PdfThread } from './pdf/pdf-thread.js';
import { PdfsDrawnAnew } from './pdf/pdfs-drawn-anew.js';
import { ChangeableForms } from './accepting/changeable-forms.js';
import { GetFormPdfHandler, GetFormPhotoHandler } from './queries/form-files.queries.js';
import { GetFormHandler } from './queries/get-form.query.js';
import { References } from './reading/references.js';
import { ReferencesController } from './reading/references.controller.js';
import { ReadableForms } from './reading/readable-forms.js';
import { MadePdf } from './pdf/made-pdf.entity.js';
import { MadePdfs } from './pdf/made-pdfs.js';
import { SignatureRecords } from './pdf/signature-records.js';
import { RenderedForms } from './pdf/rendered-forms.js';
import { FormRows } from './rows/form-rows.js';
import { SendingGates } from './accepting/sending-gates.js';
import { DrawPdfAnewWhenFormSetCompleted } from './subscribers/draw-pdf-anew-when-form-set-completed.js';
import { EraseOldFormsWhenHousekeepingDue } from './subscribers/erase-old-forms-when-housekeeping-due.js';
import { LeaveFormsWhenAccountDeleted } from './subscribers/leave-forms-when-account-deleted.js';
import {
  LogMailWhenEmailFailed,
  LogMailWhenEmailSent,
} from './subscribers/log-mail-when-email-sent-or-failed.js';
import { DrawPdfAnewWhenFormCountersigned } from './subscribers/draw-pdf-anew-when-form-countersigned.js';
import { RenderPdfWhenFormSubmitted } from './subscribers/render-pdf-when-form-submitted.js';
import { TellAdminsWhenRecordKept } from './subscribers/tell-admins-when-record-kept.js';
import { CheckFormRecordHandler, GetFormTimelineHandler } from './timeline/timeline.queries.js';
import { FormRecords } from './record/form-records.js';
import { RecordChecks } from './record/record-checks.js';
import { MailLog } from './timeline/mail-log.js';
import { Timeline } from './timeline/timeline.js';

const shared = [
  Timeline,
  RecordChecks,
  FormKinds,
  SendingGates,
  RenderedForms,
  MadePdfs,
  SignatureRecords,
  FormOrders,
  DraftCheck,
  ChangeableForms,
  AcceptedForms,
  ReadableForms,
  FormRows,
  FormLimits,
  GuestDoor,
  StopLimit,
  DraftLimits,
  FormLinks,
  LinkVersions,
  PdfThread,
  Receipts,
  Corrections,
];

/** What a form is. Global: a module of a kind names only what is special about it, and registers it with `FormKinds`. */
@Global()
@Module({
  imports: [DiscoveryModule, MikroOrmModule.forFeature([DriverForm, MadePdf])],
  controllers: [FormsController, FormLinksController, FormLimitsController, ReferencesController],
  providers: [
    ...shared,
    FormRecords,
    ReferencedForms,
    References,
    ClaimTokens,
    GuestMails,
    CorrectFormHandler,
    ThrowAwayFormHandler,
    ClaimFormHandler,
    SendFormAgainHandler,
    MailedAgain,
    MailFormCopyHandler,
    OpenSentFormHandler,
    OpenFormLinkHandler,
    RevokeFormLinksHandler,
    GetFormHandler,
    GetFormPhotoHandler,
    GetFormTimelineHandler,
    CheckFormRecordHandler,
    GetFormPdfHandler,
    RenderPdfWhenFormSubmitted,
    PdfsDrawnAnew,
    DrawPdfAnewWhenFormSetCompleted,
    DrawPdfAnewWhenFormCountersigned,
    MailLog,
    LogMailWhenEmailSent,
    LogMailWhenEmailFailed,
    EraseOldFormsWhenHousekeepingDue,
    LeaveFormsWhenAccountDeleted,
    TellAdminsWhenRecordKept,
  ],
  exports: shared,
})
export class FormsModule {}
