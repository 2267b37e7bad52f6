import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CountMachineStates } from '@groundsheet/contracts';
import { labelOfItem, type CheckKey, type VehicleType } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
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
