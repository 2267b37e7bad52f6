import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { Email, TRIED_FOR_HOURS } from '../email.entity.js';

/**
 * Ends the wait of mails whose 24 hours are over. Their next attempt may be an hour away, and nobody
 * should read "queued" until then; that attempt of such a mail finds that it has failed.
 */
@Subscriber(HousekeepingDue)
export class GiveUpEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - TRIED_FOR_HOURS * 3_600_000);
    // Waits for a mail that is being handed over right now, and leaves it alone once it is sent.
    await this.em.nativeUpdate(Email, { state: 'queued', queuedAt: { $lte: oldest } }, { state: 'failed' });
  }
}
