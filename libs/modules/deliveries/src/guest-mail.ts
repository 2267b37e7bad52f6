import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EmailQueued } from '@groundsheet/contracts';
import { Clock, Config, EventRecorder, Limits, Transaction, type Limit } from '@groundsheet/platform';

/** Released in one go; what is left comes with the next form or the next hour. */
const AT_ONCE = 500;

/** Mail of people without an account, of which so much goes in a day (product decisions, Mail). */
@Injectable()
export class GuestMail {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Queues waiting mails, the oldest first, as many as the day's count allows. */
  release(): Promise<void> {
    return this.transaction.run(async () => {
      const { mailsPerDay: most } = this.config.guests;
      const limit: Limit = { name: 'mails-of-guests-per-day', subject: 'all', most, hours: 24 };
      // Locks the counter: who comes second sees what the first has released.
      const [{ count } = { count: most }] = await this.limits.count([limit], 0);
      const released = await this.queueOldest(Math.min(most - count, AT_ONCE));
      if (released.length === 0) return;
      await this.limits.count([limit], released.length);
      await this.events.record(...released.map(({ id }) => new EmailQueued({ emailId: id })));
    });
  }

  private async queueOldest(count: number): Promise<{ id: string }[]> {
    if (count <= 0) return [];
    // The 24 hours of tries and the date in the link begin with the release.
    return this.em.execute<{ id: string }[]>(
      `update emails set state = 'queued', queued_at = ?, link_date = ?
        where id in (select id from emails where state = 'waiting' order by id limit ?) returning id`,
      [this.clock.now(), this.clock.today(), count],
    );
  }
}
