import { EntityManager } from '@mikro-orm/postgresql';
import { AccountDeleted } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountEmail } from '../account-email.entity.js';

/** Erases mails about the account, sent or not. Mails about forms stay with the forms. */
@Subscriber(AccountDeleted)
export class EraseEmailsWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(private readonly em: EntityManager) {}

  async handle({ driverId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.em.nativeDelete(AccountEmail, { driverId });
  }
}
