export { TimesheetsModule } from './timesheets.module.js';
