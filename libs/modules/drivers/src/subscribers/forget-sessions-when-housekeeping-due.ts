import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { overSince, Session } from '../signing-in/session.entity.js';

/** Sessions that are over are ignored anyway; this only tidies up. */
@Subscriber(HousekeepingDue)
export class ForgetSessionsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const { usedAt, createdAt } = overSince(this.clock.now());
    await this.em.nativeDelete(Session, {
      $or: [{ usedAt: { $lte: usedAt } }, { createdAt: { $lte: createdAt } }],
    });
  }
}
