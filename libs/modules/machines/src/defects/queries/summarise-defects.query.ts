import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { labelOfItem, type CheckKey, type VehicleType } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { ITEMS_SQL, statusesSql, STOPPED_SQL } from '../board-sql.js';
import type { DefectSummaryResponse, StoppedMachine } from '../defect.dto.js';

const DAYS = 90;
const DAY_MS = 86_400_000;

/** What the office asks of all machines: which stand still, and what keeps failing. */
export class SummariseDefects extends Query<DefectSummaryResponse> {}

@QueryHandler(SummariseDefects)
export class SummariseDefectsHandler implements IQueryHandler<SummariseDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<DefectSummaryResponse> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    const { sql, values } = statusesSql(this.clock.today());
    const [statuses] = await this.em.execute<
      [Pick<DefectSummaryResponse, 'doNotUse' | 'useWithCare' | 'registered'>]
    >(sql, values);
    const stopped = await this.em.execute<StoppedMachine[]>(STOPPED_SQL, [since, since, now, since]);
    const items = await this.em.execute<{ item: CheckKey; vehicle: VehicleType | null; defects: number }[]>(
      ITEMS_SQL,
      [since],
    );
    return {
      ...statuses,
      stopped: stopped.map((machine) => ({ ...machine, days: machine.days ?? 0 })),
      items: items.map(({ item, vehicle, defects }) => ({ item: labelOfItem(vehicle, item), defects })),
    };
  }
}
