import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import {
  Clock,
  SESSION_IDLE_MINUTES,
  SESSION_MOST_HOURS,
  Subscriber,
  type EventSubscriber,
} from '@groundsheet/platform';
import { Session } from '../session.entity.js';

/** Sessions that are over are ignored anyway; this only tidies up. */
@Subscriber(HousekeepingDue)
export class ForgetSessionsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    const usedAt = { $lte: new Date(now - SESSION_IDLE_MINUTES * 60_000) };
    const createdAt = { $lte: new Date(now - SESSION_MOST_HOURS * 3_600_000) };
    await this.em.nativeDelete(Session, { $or: [{ usedAt }, { createdAt }] });
  }
}
