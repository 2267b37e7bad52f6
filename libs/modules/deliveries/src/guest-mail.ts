import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EmailQueued } from '@groundsheet/contracts';
import { Clock, Config, EventRecorder, Limits, Transaction, type Limit } from '@groundsheet/platform';

/** Released at once; the rest follows with the next form or the next hour. */
const AT_ONCE = 500;

/** Guests' mail, which has a daily limit (docs/product.md, Limits). */
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

  /** Queues waiting mails, oldest first, as many as the daily limit allows. */
  async release(): Promise<void> {
    await this.releaseUpTo(AT_ONCE);
  }

  /**
   * The same for mails that have just been stored, which are usually the only ones waiting.
   *
   * @param written ids of mails, not yet committed
   */
  async releaseWith(written: readonly string[]): Promise<void> {
    if (written.length === 0) return;
    const released = await this.releaseUpTo(written.length);
    if (released.some((id) => !written.includes(id))) await this.release();
  }

  private releaseUpTo(most: number): Promise<string[]> {
    return this.transaction.run(async () => {
      const { mailsPerDay } = this.config.guests;
      const limit: Limit = { name: 'mails-of-guests-per-day', subject: 'all', most: mailsPerDay, hours: 24 };
      // Counts first and takes back what is not used. The counter stays locked, so the next caller sees what is left.
      const [taken] = await this.limits.count([limit], most);
      const over = Math.max(0, taken!.count - mailsPerDay);
      const released = await this.queueOldest(most - over);
      if (released.length < most) await this.limits.count([limit], released.length - most);
      await this.events.record(...released.map((emailId) => new EmailQueued({ emailId })));
      return released;
    });
  }

  private async queueOldest(count: number): Promise<string[]> {
    if (count <= 0) return [];
    // The 24 hours of retries and the date in the link begin now.
    const rows = await this.em.execute<{ id: string }[]>(
      `update emails set state = 'queued', queued_at = ?, link_date = ?
        where id in (select id from emails where state = 'waiting' order by id limit ?) returning id`,
      [this.clock.now(), this.clock.today(), count],
    );
    return rows.map(({ id }) => id);
  }
}
