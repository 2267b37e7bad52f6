import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadOwnTimesheets, type WholeForm } from '@groundsheet/contracts';
import { OwnFormLists } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';
import { answerOf } from '../timesheet-answer.js';
import { TIMESHEETS } from './list-own-timesheets.query.js';

/** Answers the contract's question as the timesheet's own call would. */
@QueryHandler(ReadOwnTimesheets)
export class ReadOwnTimesheetsHandler implements IQueryHandler<ReadOwnTimesheets> {
  constructor(private readonly lists: OwnFormLists) {}

  async execute({ filter }: ReadOwnTimesheets): Promise<WholeForm[]> {
    const timesheets = await this.lists.read(Timesheet, TIMESHEETS, filter);
    return timesheets.map((timesheet) => answerOf(timesheet) as unknown as WholeForm);
  }
}
