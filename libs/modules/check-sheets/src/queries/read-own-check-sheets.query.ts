import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadOwnCheckSheets, type WholeForm } from '@groundsheet/contracts';
import { OwnFormLists } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';
import { answerOf } from '../check-sheet-answer.js';
import { CHECK_SHEETS } from './list-own-check-sheets.query.js';

/** Answers the contract's question as the check sheet's own call would. */
@QueryHandler(ReadOwnCheckSheets)
export class ReadOwnCheckSheetsHandler implements IQueryHandler<ReadOwnCheckSheets> {
  constructor(private readonly lists: OwnFormLists) {}

  async execute({ filter }: ReadOwnCheckSheets): Promise<WholeForm[]> {
    const checkSheets = await this.lists.read(CheckSheet, CHECK_SHEETS, filter);
    return checkSheets.map((checkSheet) => answerOf(checkSheet) as unknown as WholeForm);
  }
}
