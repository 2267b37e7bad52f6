import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { Clock, Config } from '@groundsheet/platform';
import type { DefectInFullResponse } from '../defect.dto.js';
import { Defect } from '../defect.entity.js';
import { othersFromThereOf } from '../defect-acts.js';
import { DefectLog } from '../defect-log.js';
import { RepairLinks } from '../fitters/repair-links.js';
import { repairsOf } from '../repairs/repair-records.js';
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
    private readonly links: RepairLinks,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, caller }: GetDefect): Promise<DefectInFullResponse> {
    const defect = await this.em.findOne(Defect, { id });
    if (!defect) throw defectProblems.unknown();
    const events = await this.log.historyOf(defect);
    const repairs = await repairsOf(this.em, events, { signed: true });
    const { machineKey } = defect;
    const isWithFitter = seesAll(caller) && (await this.links.working({ machineKey })).length > 0;
    const othersFromThere = seesAll(caller) ? (await othersFromThereOf(this.em, defect)).length : 0;
    const now = { today: this.clock.today(), timeZone: this.config.timeZone };
    return { ...defectInFull(defect, events, repairs, caller, now), isWithFitter, othersFromThere };
  }
}
