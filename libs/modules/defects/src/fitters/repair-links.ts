import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, Config, SignedKey } from '@groundsheet/platform';
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

  /** @throws {Problem} 404 with a wrong key, and where it has run out: nobody learns which */
  async opened(id: string, key: string): Promise<RepairLink> {
    const isRight = this.keys.allows(id, key);
    const link = await this.em.findOne(RepairLink, { id, expiresAt: { $gt: this.clock.now() } });
    if (!isRight || !link) throw defectProblems.linkOver();
    return link;
  }
}
