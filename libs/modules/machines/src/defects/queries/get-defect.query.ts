import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import type { DefectInFullResponse } from '../defect.dto.js';
import { Defect } from '../defect.entity.js';
import { DefectLog } from '../defect-log.js';
import { RepairLink } from '../fitters/repair-link.entity.js';
import { RepairRecord } from '../repairs/repair-record.entity.js';
import { defectProblems } from '../defect.problems.js';
import { defectInFull } from '../defect.response.js';

/** A defect with its history. */
export class GetDefect extends Query<DefectInFullResponse> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetDefect)
export class GetDefectHandler implements IQueryHandler<GetDefect> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: DefectLog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, caller }: GetDefect): Promise<DefectInFullResponse> {
    const defect = await this.em.findOne(Defect, { id });
    if (!defect) throw defectProblems.unknown();
    const events = await this.log.historyOf(defect);
    const repaired = await this.em.find(RepairRecord, { eventId: { $in: events.map((event) => event.id) } });
    const records = new Map(repaired.map((record) => [record.eventId, record]));
    const { machineKey } = defect;
    const working = { machineKey, expiresAt: { $gt: this.clock.now() } };
    const isWithFitter = seesAll(caller) && (await this.em.count(RepairLink, working)) > 0;
    return { ...defectInFull(defect, events, records, caller, this.clock.today()), isWithFitter };
  }
}
