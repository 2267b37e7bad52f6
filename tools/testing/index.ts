export { MachinePapers, type RegisteredMachine } from './machine-papers.js';
export { OF_NO_ACCOUNT, OUTLIVES } from './account-columns.js';
export { startApi, suiteApi } from './api.js';
export { startOwnApi, type TestApi } from './own-api.js';
export { drawsPdfs } from './blank-pdfs.js';
export { aCheckSheet, aCompany, aSignature, aTimesheet, goodAnswers } from './builders.js';
export { mailsTo } from './mails-to.js';
export { EventSigner } from './sendgrid-events.js';
export { MailReceiver, type TakenMail } from './mail-receiver.js';
export { becomes } from './becomes.js';
export { HeldRows } from './held-rows.js';
export { hangUp } from './hang-up.js';
export { listenTo } from './stream.js';
export { EMPTY_PDF, Vault } from './vault.js';
export { aLetterhead, aLogo, enterFirm, HILL_PLANT, sendLogo } from './firm.js';
export { aPhoto, UploadingPhone } from './photos.js';
export { aRenderedForm, makeJobsDue } from './rendered-form.js';
export { aDriver, aSession, type TestDriver } from './accounts.js';
export { expectTidyPages, readPdf } from './printed-pdf.js';
export { aJpegOfScans, aSegment, JPEG_END } from './jpeg-bomb.js';
export { decodedHere, megabytesOf, processorTime } from './cost.js';
export { aChunk, aPngBomb, aVastPng, chunksOf } from './png-bomb.js';
export { aWebp, aWebpHead, aWebpOfTables, webpChunksOf } from './webp-bomb.js';
export { BusyDriver } from './sent-forms.js';
export { faulty, hostile, toJson, valid, type Known, type Schema } from './generated-calls.js';
export { PEOPLE_ROWS } from './people-rows.js';
export {
  aboutASent,
  aDraft,
  aSent,
  aboutASet,
  anOffHire,
  anEmail,
  CALLERS,
  COMPANY_ROWS,
  COMPLETION,
  FIRM_ROWS,
  formRows,
  MACHINE_ROWS,
  OFF_HIRE_ROWS,
  OVERVIEW_ROWS,
  NONE,
  same,
  type CallerName,
  type Records,
  type Row,
} from './role-rows.js';
export { callOf, expectedOf, operationsOf, undeclared, type Operation } from './role-calls.js';
export { aDispatch, aDispatchWithout, signedOnSite, Site, Sites } from './site.js';
export { SIGN_ROWS } from './sign-rows.js';
export { anUnsigned, ask, Signer, type AskedRequest, linked } from './signer.js';
export { DOCUMENT_ROWS } from './document-rows.js';
export { MAIL_ROWS } from './mail-rows.js';
export { SET_ROWS } from './set-rows.js';
export {
  aDocument,
  aScannedPdf,
  DOCUMENT_CONDITIONS,
  DOCUMENT_KINDS,
  type MadeDocument,
} from './documents/index.js';
export { aSlowPdf, hostileFiles } from './documents/hostile.js';
export { checkDigit } from './documents/people.js';
export { aWorkshop, REPAIR, type StoppedMachine } from './workshop.js';
