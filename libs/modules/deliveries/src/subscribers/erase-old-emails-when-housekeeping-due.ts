import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Retention, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { Email } from '../email.entity.js';

/** The record of a mail is kept as long as a form, counted from when it was queued (docs/product.md, Retention). */
@Subscriber(HousekeepingDue)
export class EraseOldEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly retention: Retention,
  ) {}

  async handle(): Promise<void> {
    await this.em.nativeDelete(Email, { queuedAt: { $lte: this.retention.over() } });
  }
}
