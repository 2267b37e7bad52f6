import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CheckSheetSignature } from './check-sheet-signature.entity.js';
import { CheckSheet } from './check-sheet.entity.js';
import { CheckSheetsController } from './check-sheets.controller.js';
import { ClaimCheckSheetHandler } from './commands/claim-check-sheet.command.js';
import { CorrectCheckSheetHandler } from './commands/correct-check-sheet.command.js';
import { SaveCheckSheetHandler } from './commands/save-check-sheet.command.js';
import { SendCheckSheetAgainHandler } from './commands/send-check-sheet-again.command.js';
import { SubmitCheckSheetHandler } from './commands/submit-check-sheet.command.js';
import { ThrowAwayCheckSheetHandler } from './commands/throw-away-check-sheet.command.js';
import { GetCheckSheetPdfHandler } from './queries/get-check-sheet-pdf.query.js';
import { GetCheckSheetPhotoHandler } from './queries/get-check-sheet-photo.query.js';
import { GetCheckSheetHandler } from './queries/get-check-sheet.query.js';
import { ExportOwnCheckSheetsHandler } from './queries/export-own-check-sheets.query.js';
import { ListOwnCheckSheetsHandler } from './queries/list-own-check-sheets.query.js';
import { ReadOwnCheckSheetsHandler } from './queries/read-own-check-sheets.query.js';
import { EraseOldCheckSheetsWhenHousekeepingDue } from './subscribers/erase-old-check-sheets-when-housekeeping-due.js';
import { LeaveCheckSheetsWhenAccountDeleted } from './subscribers/leave-check-sheets-when-account-deleted.js';
import { RenderPdfWhenCheckSheetSubmitted } from './subscribers/render-pdf-when-check-sheet-submitted.js';

@Module({
  imports: [MikroOrmModule.forFeature([CheckSheet, CheckSheetSignature])],
  controllers: [CheckSheetsController],
  providers: [
    SaveCheckSheetHandler,
    SubmitCheckSheetHandler,
    CorrectCheckSheetHandler,
    SendCheckSheetAgainHandler,
    ThrowAwayCheckSheetHandler,
    ClaimCheckSheetHandler,
    GetCheckSheetHandler,
    GetCheckSheetPdfHandler,
    GetCheckSheetPhotoHandler,
    ListOwnCheckSheetsHandler,
    ExportOwnCheckSheetsHandler,
    ReadOwnCheckSheetsHandler,
    EraseOldCheckSheetsWhenHousekeepingDue,
    LeaveCheckSheetsWhenAccountDeleted,
    RenderPdfWhenCheckSheetSubmitted,
  ],
})
export class CheckSheetsModule {}
