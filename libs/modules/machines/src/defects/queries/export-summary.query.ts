import { EntityManager } from '@mikro-orm/postgresql';
import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MACHINE_STATUSES, type MachineStatus } from '@groundsheet/form-rules';
import { Clock, madeTable } from '@groundsheet/platform';
import { stateCountsSql } from '../../states/states-sql.js';
import { Summaries } from './summarise-defects.query.js';

const MOST_ROWS = 10_000;
const HEADERS = ['Part', 'Name', 'Number', 'Remark'];

/** Machines by status, days stopped and what fails most, as a table. */
export class ExportSummary extends Query<StreamableFile> {}

@QueryHandler(ExportSummary)
export class ExportSummaryHandler implements IQueryHandler<ExportSummary> {
  constructor(
    private readonly em: EntityManager,
    private readonly summaries: Summaries,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<StreamableFile> {
    const today = this.clock.today();
    const { sql, values } = stateCountsSql(today);
    const [counts] = await this.em.execute<[Record<MachineStatus, number>]>(sql, values);
    const { stopped, items } = await this.summaries.latest(MOST_ROWS);
    return madeTable(`machines-and-defects-${today}.csv`, HEADERS, [
      ...Object.entries(counts).map(([status, count]) => [
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
