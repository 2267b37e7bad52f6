import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CheckSheet } from './check-sheet.entity.js';
import { CheckSheetKind } from './check-sheet.kind.js';
import { CheckSheetsController } from './check-sheets.controller.js';
import { SaveCheckSheetHandler } from './commands/save-check-sheet.command.js';
import { SubmitCheckSheetHandler } from './commands/submit-check-sheet.command.js';
import { SheetStops } from './sheet-stops.js';

@Module({
  imports: [MikroOrmModule.forFeature([CheckSheet])],
  controllers: [CheckSheetsController],
  providers: [CheckSheetKind, SaveCheckSheetHandler, SubmitCheckSheetHandler, SheetStops],
})
export class CheckSheetsModule {}
