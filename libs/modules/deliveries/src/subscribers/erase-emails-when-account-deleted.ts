import { EntityManager } from '@mikro-orm/postgresql';
import { AccountDeleted } from '@groundsheet/contracts';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { ToldEmail } from '../emails/told-email.entity.js';

/** Erases mails about the account, sent or not, and its address on the do not send list. Mails about forms stay with the forms. */
@Subscriber(AccountDeleted)
export class EraseEmailsWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
  ) {}

  async handle({ driverId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.transaction.run(async () => {
      // The wish itself stays.
      await this.em.execute(
        `update suppressions set address = null
          where recipient_hash in (select recipient_hash from emails where driver_id = ?)`,
        [driverId],
      );
      await this.em.nativeDelete(ToldEmail, { driverId });
    });
  }
}
