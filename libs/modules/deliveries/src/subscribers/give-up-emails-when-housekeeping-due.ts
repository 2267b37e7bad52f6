import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { fateOf } from '../emails/email-fate.js';
import { Email, TRIED_FOR_HOURS } from '../emails/email.entity.js';

/**
 * Fails mails whose 24 hours are over. Their next attempt may be an hour away, and they should not read "queued" until
 * then; the attempt finds them failed and does nothing.
 */
@Subscriber(HousekeepingDue)
export class GiveUpEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - TRIED_FOR_HOURS * 3_600_000);
    await this.transaction.run(async () => {
      // Waits for a mail that is being marked at this moment, and leaves it alone if it was sent.
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const overdue = await this.em.find(
        Email,
        { state: 'queued', queuedAt: { $lte: oldest } },
        { lockMode },
      );
      for (const email of overdue) email.giveUp();
      await this.em.flush();
      await this.events.record(...overdue.flatMap((email) => fateOf(email, now)));
    });
  }
}
