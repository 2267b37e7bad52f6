import { CountMachineStates } from '@groundsheet/contracts';
import {
  type CheckKey,
  labelOfItem,
  MACHINE_STATUSES,
  type MachineStatus,
  type VehicleType,
} from '@groundsheet/form-rules';
import { Clock, madeTable } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ITEMS_SQL, STOPPED_SQL } from '../board-sql.js';
import type { DefectSummaryResponse, StoppedMachine } from '../defect.dto.js';

const DAYS = 90;
const DAY_MS = 86_400_000;
const SHOWN = 10;

/** Which machines stood still in the last 90 days, and what failed most. */
@Injectable()
export class Summaries {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @param most of each */
  async latest(most: number): Promise<Pick<DefectSummaryResponse, 'stopped' | 'items'>> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    const stopped = await this.em.execute<StoppedMachine[]>(STOPPED_SQL, [since, since, now, since, most]);
    const items = await this.em.execute<{ item: CheckKey; vehicle: VehicleType | null; defects: number }[]>(
      ITEMS_SQL,
      [since, most],
    );
    return {
      stopped: stopped.map((machine) => ({ ...machine, days: machine.days ?? 0 })),
      items: items.map(({ item, vehicle, defects }) => ({ item: labelOfItem(vehicle, item), defects })),
    };
  }
}

/** What the office asks of all machines: which stand still, and what keeps failing. */
export class SummariseDefects extends Query<DefectSummaryResponse> {}

@QueryHandler(SummariseDefects)
export class SummariseDefectsHandler implements IQueryHandler<SummariseDefects> {
  constructor(
    private readonly queries: QueryBus,
    private readonly summaries: Summaries,
  ) {}

  async execute(): Promise<DefectSummaryResponse> {
    const { known, registered } = await this.queries.execute(new CountMachineStates());
    return {
      doNotUse: known['do-not-use'],
      useWithCare: known['use-with-care'],
      registered: Object.values(registered).reduce((sum, count) => sum + count, 0),
      ...(await this.summaries.latest(SHOWN)),
    };
  }
}

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
