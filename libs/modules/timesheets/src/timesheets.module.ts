import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ClaimTimesheetHandler } from './commands/claim-timesheet.command.js';
import { CopyTimesheetHandler } from './commands/copy-timesheet.command.js';
import { CorrectTimesheetHandler } from './commands/correct-timesheet.command.js';
import { SaveTimesheetHandler } from './commands/save-timesheet.command.js';
import { SendTimesheetAgainHandler } from './commands/send-timesheet-again.command.js';
import { SubmitTimesheetHandler } from './commands/submit-timesheet.command.js';
import { ThrowAwayTimesheetHandler } from './commands/throw-away-timesheet.command.js';
import { GetTimesheetPdfHandler } from './queries/get-timesheet-pdf.query.js';
import { GetTimesheetHandler } from './queries/get-timesheet.query.js';
import { ExportOwnTimesheetsHandler } from './queries/export-own-timesheets.query.js';
import { ListOwnTimesheetsHandler } from './queries/list-own-timesheets.query.js';
import { ReadOwnTimesheetsHandler } from './queries/read-own-timesheets.query.js';
import { EraseOldTimesheetsWhenHousekeepingDue } from './subscribers/erase-old-timesheets-when-housekeeping-due.js';
import { LeaveTimesheetsWhenAccountDeleted } from './subscribers/leave-timesheets-when-account-deleted.js';
import { RenderPdfWhenTimesheetSubmitted } from './subscribers/render-pdf-when-timesheet-submitted.js';
import { TimesheetSignature } from './timesheet-signature.entity.js';
import { Timesheet } from './timesheet.entity.js';
import { TimesheetsController } from './timesheets.controller.js';

@Module({
  imports: [MikroOrmModule.forFeature([Timesheet, TimesheetSignature])],
  controllers: [TimesheetsController],
  providers: [
    SaveTimesheetHandler,
    SubmitTimesheetHandler,
    CorrectTimesheetHandler,
    CopyTimesheetHandler,
    SendTimesheetAgainHandler,
    ThrowAwayTimesheetHandler,
    ClaimTimesheetHandler,
    GetTimesheetHandler,
    GetTimesheetPdfHandler,
    ListOwnTimesheetsHandler,
    ExportOwnTimesheetsHandler,
    ReadOwnTimesheetsHandler,
    EraseOldTimesheetsWhenHousekeepingDue,
    LeaveTimesheetsWhenAccountDeleted,
    RenderPdfWhenTimesheetSubmitted,
  ],
})
export class TimesheetsModule {}
