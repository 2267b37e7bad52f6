import { EntityManager } from '@mikro-orm/postgresql';
import { EmailQueued, HousekeepingDue } from '@groundsheet/contracts';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';

/** Queues guests' mails whose hour has come. Housekeeping runs at the beginning of each. */
@Subscriber(HousekeepingDue)
export class ReleaseWaitingEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    await this.transaction.run(async () => {
      // The 24 hours of retries and the date in the link begin now.
      const released = await this.em.execute<{ id: string }[]>(
        `update emails set state = 'queued', queued_at = ?, link_date = ?
          where state = 'waiting' and queued_at <= ? returning id`,
        [now, this.clock.today(), now],
      );
      await this.events.record(...released.map(({ id: emailId }) => new EmailQueued({ emailId })));
    });
  }
}
