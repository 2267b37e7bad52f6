import { StreamableFile } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CountMachineStates } from '@groundsheet/contracts';
import { MACHINE_STATUSES, type MachineStatus } from '@groundsheet/form-rules';
import { Clock, madeTable } from '@groundsheet/platform';
import { Summaries } from './summarise-defects.query.js';

const MOST_ROWS = 10_000;
const HEADERS = ['Part', 'Name', 'Number', 'Remark'];

/** Machines by status, days stopped and what fails most, as a table. */
export class ExportSummary extends Query<StreamableFile> {}

@QueryHandler(ExportSummary)
export class ExportSummaryHandler implements IQueryHandler<ExportSummary> {
  constructor(
    private readonly queries: QueryBus,
    private readonly summaries: Summaries,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<StreamableFile> {
    const today = this.clock.today();
    const { registered } = await this.queries.execute(new CountMachineStates());
    const { stopped, items } = await this.summaries.latest(MOST_ROWS);
    return madeTable(`machines-and-defects-${today}.csv`, HEADERS, [
      ...Object.entries(registered).map(([status, count]) => [
        'Machines by status',
        MACHINE_STATUSES[status as MachineStatus],
        count,
        today,
      ]),
      ...stopped.map(({ plantNumber, days, isStopped }) => [
        'Days stopped in 90 days',
        plantNumber,
        days,
        isStopped ? 'Still stopped' : '',
      ]),
      ...items.map(({ item, defects }) => ['Defects in 90 days', item, defects, '']),
    ]);
  }
}
