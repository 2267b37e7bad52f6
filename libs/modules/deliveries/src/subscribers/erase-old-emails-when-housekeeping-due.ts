import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Retention, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { Email } from '../emails/email.entity.js';
import { Suppression } from '../suppressions/suppression.entity.js';

/**
 * The record of a mail is kept as long as a form, counted from when it was queued (docs/safeguards.md, Retention). Of a recipient
 * who wants no mail the address is forgotten then, the wish is not.
 */
@Subscriber(HousekeepingDue)
export class EraseOldEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly retention: Retention,
  ) {}

  async handle(): Promise<void> {
    const over = { $lte: this.retention.over() };
    await this.em.nativeDelete(Email, { queuedAt: over });
    await this.em.nativeUpdate(Suppression, { createdAt: over, address: { $ne: null } }, { address: null });
  }
}
