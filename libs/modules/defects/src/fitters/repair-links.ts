import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { FindOffice } from '@groundsheet/contracts';
import { Clock, Config, SignedKey, type AuditEntry } from '@groundsheet/platform';
import { defectProblems } from '../defect.problems.js';
import { RepairLink } from './repair-link.entity.js';

/** How long a fitter may use a link. */
export const LINK_DAYS = 14;
const DAY_MS = 86_400_000;

/** The links of fitters: the key stands behind the `#`, which no browser sends, so no log and no preview has it. */
@Injectable()
export class RepairLinks {
  private readonly keys: SignedKey;

  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.keys = new SignedKey(config, 'repair-link');
  }

  expiry(): Date {
    return new Date(this.clock.now().getTime() + LINK_DAYS * DAY_MS);
  }

  urlOf({ id }: RepairLink): string {
    return `${this.config.publicUrl}/repair/${id}#${this.keys.sign(id)}`;
  }

  /** Those that open something: not run out, and made by somebody who is of the office still. */
  async working(which: FilterQuery<RepairLink>): Promise<RepairLink[]> {
    const office = (await this.queries.execute(new FindOffice())).map(({ id }) => id);
    return this.em.find(RepairLink, {
      $and: [which, { expiresAt: { $gt: this.clock.now() }, byId: { $in: office } }],
    });
  }

  /** @throws {Problem} 404 with a wrong key, and where it does not work any more: nobody learns which */
  async opened(id: string, key: string): Promise<RepairLink> {
    const isRight = this.keys.allows(id, key);
    const [link] = await this.working({ id });
    if (!isRight || !link) throw defectProblems.linkOver();
    return link;
  }
}

/** Something that was done with a link, which is called as its machine. */
export function linkEntry(
  did: 'made' | 'opened' | 'withdrawn',
  { id, plantNumber: name }: RepairLink,
): AuditEntry {
  return { what: `repair-link.${did}`, about: { kind: 'repair-link', id, name } };
}
