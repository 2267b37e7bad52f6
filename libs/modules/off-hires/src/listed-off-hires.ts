import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, Config, pageOf, type Page } from '@groundsheet/platform';
import type { OffHiresChoice } from './off-hire.dto.js';
import { OffHire } from './off-hire.entity.js';
import type { Here } from './off-hire.response.js';
import { offHiresSql } from './queries/off-hires-sql.js';

/** Notices as the office looks through them, the latest first. */
@Injectable()
export class ListedOffHires {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  here(): Here {
    return { today: this.clock.today(), nation: this.config.offHire.nation };
  }

  async areMoreThan(most: number, chosen: OffHiresChoice): Promise<boolean> {
    const { sql, values } = offHiresSql({ ...chosen, limit: most + 1, today: this.clock.today() });
    return (await this.em.execute<unknown[]>(sql, values)).length > most;
  }

  async page(chosen: OffHiresChoice, limit: number, after?: string): Promise<Page<OffHire>> {
    const { today } = this.here();
    // One more than the page shows, to see whether there is another page.
    const { sql, values } = offHiresSql({ ...chosen, ...(after ? { after } : {}), limit: limit + 1, today });
    const { items: rows, next } = pageOf(await this.em.execute<{ id: string }[]>(sql, values), limit);
    const ids = rows.map(({ id }) => id);
    const found = await this.em.find(OffHire, { id: { $in: ids } }, { disableIdentityMap: true });
    const byId = new Map(found.map((offHire) => [offHire.id, offHire]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []), next };
  }
}
