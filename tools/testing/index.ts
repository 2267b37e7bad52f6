export { startApi, type TestApi } from './api.js';
export { aCompany, aSignature, aTimesheet } from './builders.js';
export { MailReceiver, type TakenMail } from './mail-receiver.js';
export { aRenderedForm, makeJobsDue } from './rendered-form.js';
export { aDriver, aSession, type TestDriver } from './accounts.js';
