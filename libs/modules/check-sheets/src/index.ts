export { CheckSheetsModule } from './check-sheets.module.js';
