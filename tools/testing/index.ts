export { startApi, type TestApi } from './api.js';
export { aCheckSheet, aCompany, aSignature, aTimesheet, goodAnswers } from './builders.js';
export { MailReceiver, type TakenMail } from './mail-receiver.js';
export { aPhoto, UploadingPhone } from './photos.js';
export { aRenderedForm, makeJobsDue } from './rendered-form.js';
export { aDriver, aSession, type TestDriver } from './accounts.js';
export { expectTidyPages, readPdf } from './printed-pdf.js';
export { aChunk, aPngBomb, chunksOf, costOf } from './png-bomb.js';
export { faulty, hostile, toJson, valid, type Known, type Schema } from './generated-calls.js';
