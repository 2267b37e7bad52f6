import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { Email, TRIED_FOR_HOURS } from '../email.entity.js';

/**
 * Fails mails whose 24 hours are over. Their next attempt may be an hour away, and they should not read "queued" until
 * then; the attempt finds them failed and does nothing.
 */
@Subscriber(HousekeepingDue)
export class GiveUpEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - TRIED_FOR_HOURS * 3_600_000);
    // Waits for a mail that is being handed over at this moment, and leaves it alone if it was sent.
    await this.em.nativeUpdate(Email, { state: 'queued', queuedAt: { $lte: oldest } }, { state: 'failed' });
  }
}
