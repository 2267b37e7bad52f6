import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListOwnTimesheets, type ListedForm } from '@groundsheet/contracts';
import { OwnFormLists, type FormTable } from '@groundsheet/platform';

export const TIMESHEETS: FormTable = {
  table: 'timesheets',
  dateColumn: 'week_ending',
  further: 'total_hours',
};

/** Answers the contract's question with one select. */
@QueryHandler(ListOwnTimesheets)
export class ListOwnTimesheetsHandler implements IQueryHandler<ListOwnTimesheets> {
  constructor(private readonly lists: OwnFormLists) {}

  async execute({ filter }: ListOwnTimesheets): Promise<ListedForm[]> {
    const timesheets = await this.lists.list<{ total_hours: number }>(TIMESHEETS, filter);
    return timesheets.map(([head, { total_hours: totalHours }]) => ({
      ...head,
      kind: 'timesheet',
      totalHours,
      attentionCount: null,
    }));
  }
}
