import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { OutboxPass } from '../signing-in/outbox-pass.entity.js';
import { overSince, Session } from '../signing-in/session.entity.js';

/** Sessions and passes that are over are ignored anyway; this only tidies up. */
@Subscriber(HousekeepingDue)
export class ForgetSessionsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    const { usedAt, createdAt } = overSince(now);
    await this.em.nativeDelete(OutboxPass, { expiresAt: { $lte: now } });
    await this.em.nativeDelete(Session, {
      $or: [{ usedAt: { $lte: usedAt } }, { createdAt: { $lte: createdAt } }],
    });
  }
}
