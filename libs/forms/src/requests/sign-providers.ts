import { AcceptSignQueryHandler } from './commands/accept-sign-query.command.js';
import { AnswerSignQueryHandler } from './commands/answer-sign-query.command.js';
import { AskForSignatureHandler } from './commands/ask-for-signature.command.js';
import { DenySignatureHandler } from './commands/deny-signature.command.js';
import { OpenSignRequestHandler } from './commands/open-sign-request.command.js';
import { PassSignRequestOnHandler } from './commands/pass-sign-request-on.command.js';
import { QueryWhatIsSignedHandler } from './commands/query-what-is-signed.command.js';
import { RateDriverHandler } from './commands/rate-driver.command.js';
import { RemindSignerHandler } from './commands/remind-signer.command.js';
import { RenewSignRequestHandler } from './commands/renew-sign-request.command.js';
import { SignAsAskedHandler } from './commands/sign-as-asked.command.js';
import { WithdrawSignRequestHandler } from './commands/withdraw-sign-request.command.js';
import { FormSignTarget } from './form-sign-target.js';
import { CountSignRequestsHandler } from './queries/count-sign-requests.query.js';
import { GetPdfToSignHandler } from './queries/get-pdf-to-sign.query.js';
import { GetSignRequestHandler } from './queries/get-sign-request.query.js';
import { ListSignRequestsHandler } from './queries/list-sign-requests.query.js';
import { SignMails } from './sign-mails.js';
import { SignReceipts } from './sign-receipts.js';
import { SignRequestViews } from './sign-request-views.js';

/** What requests to sign are made of, beside what other modules use. */
export const SIGN_PROVIDERS = [
  FormSignTarget,
  SignMails,
  SignReceipts,
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
];
