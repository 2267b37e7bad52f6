import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellFoundDefects, type FoundDefect } from '@groundsheet/contracts';
import type { CheckKey } from '@groundsheet/form-rules';
import { Clock, type Answers } from '@groundsheet/platform';
import { IS_OPEN } from '../defect.entity.js';

/** So many of one machine are looked through, the latest first. */
const MOST = 200;

@QueryHandler(TellFoundDefects)
export class TellFoundDefectsHandler implements Answers<TellFoundDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ machineKey }: TellFoundDefects): Promise<FoundDefect[]> {
    const rows = await this.em.execute<
      { item: CheckKey; openedAt: Date; isOpen: boolean; formIds: string[] }[]
    >(
      `select item, opened_at as "openedAt", ${IS_OPEN} as "isOpen",
              array(select form_id from defect_events where defect_id = defects.id and form_id is not null) as "formIds"
         from defects where machine_key = ? order by number desc limit ?`,
      [machineKey, MOST],
    );
    return rows.map(({ openedAt, ...facts }) => ({ ...facts, since: this.clock.dayOf(new Date(openedAt)) }));
  }
}
