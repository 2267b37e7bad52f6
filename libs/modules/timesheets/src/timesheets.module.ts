import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CopyTimesheetHandler } from './commands/copy-timesheet.command.js';
import { SaveTimesheetHandler } from './commands/save-timesheet.command.js';
import { SubmitTimesheetHandler } from './commands/submit-timesheet.command.js';
import { Timesheet } from './timesheet.entity.js';
import { TimesheetKind } from './timesheet.kind.js';
import { TimesheetsController } from './timesheets.controller.js';

@Module({
  imports: [MikroOrmModule.forFeature([Timesheet])],
  controllers: [TimesheetsController],
  providers: [TimesheetKind, SaveTimesheetHandler, SubmitTimesheetHandler, CopyTimesheetHandler],
})
export class TimesheetsModule {}
