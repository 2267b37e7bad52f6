import { Global, Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AcceptSignQueryHandler } from './commands/accept-sign-query.command.js';
import { AnswerSignQueryHandler } from './commands/answer-sign-query.command.js';
import { AskForSignatureHandler } from './commands/ask-for-signature.command.js';
import { DenySignatureHandler } from './commands/deny-signature.command.js';
import {
  OpenSignRequestHandler,
  PassSignRequestOnHandler,
  RateDriverHandler,
} from './commands/signer.commands.js';
import { QueryWhatIsSignedHandler } from './commands/query-what-is-signed.command.js';
import {
  RemindSignerHandler,
  RenewSignRequestHandler,
  WithdrawSignRequestHandler,
} from './commands/asker.commands.js';
import { SignAsAskedHandler } from './commands/sign-as-asked.command.js';
import { FormSignTarget } from './form-sign-target.js';
import {
  CountSignRequestsHandler,
  GetPdfToSignHandler,
  GetSignRequestHandler,
} from './queries/sign-request.queries.js';
import { ListSignRequestsHandler } from './queries/list-sign-requests.query.js';
import { SignMails } from './sign-mails.js';
import { SignRequestViews } from './sign-request-views.js';
import { RequestsFollowCorrection } from './requests-follow-correction.gate.js';
import { SignLinks } from './sign-links.js';
import { SignQuery } from './sign-query.entity.js';
import { SignRequest } from './sign-request.entity.js';
import { SignRequests } from './sign-requests.js';
import { SignRequestsController } from './sign-requests.controller.js';
import { SignTargets } from './sign-targets.js';
import { SigningController } from './signing.controller.js';
import { EraseRequestsWhenFormsErased } from './subscribers/erase-requests-when-forms-erased.js';
import { LeaveRequestsWhenAccountDeleted } from './subscribers/leave-requests-when-account-deleted.js';
import { RequestsInTables } from './requests-in-tables.js';
import { VerifyPdfHandler } from './verifying/verify-pdf.query.js';
import { VerifyingController } from './verifying/verifying.controller.js';

const shared = [SignLinks, SignRequests, SignTargets, RequestsInTables];

/** Asking a client to sign on their own phone. Global: a module with something to sign registers it with `SignTargets`. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([SignRequest, SignQuery])],
  controllers: [SignRequestsController, SigningController, VerifyingController],
  providers: [
    ...shared,
    FormSignTarget,
    SignMails,
    SignRequestViews,
    AskForSignatureHandler,
    RenewSignRequestHandler,
    RemindSignerHandler,
    WithdrawSignRequestHandler,
    OpenSignRequestHandler,
    SignAsAskedHandler,
    QueryWhatIsSignedHandler,
    PassSignRequestOnHandler,
    RateDriverHandler,
    AcceptSignQueryHandler,
    AnswerSignQueryHandler,
    DenySignatureHandler,
    ListSignRequestsHandler,
    CountSignRequestsHandler,
    GetSignRequestHandler,
    GetPdfToSignHandler,
    VerifyPdfHandler,
    RequestsFollowCorrection,
    EraseRequestsWhenFormsErased,
    LeaveRequestsWhenAccountDeleted,
  ],
  exports: shared,
})
export class SigningModule {}
