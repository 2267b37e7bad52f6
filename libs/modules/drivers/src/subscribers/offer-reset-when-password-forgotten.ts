import { EntityManager } from '@mikro-orm/postgresql';
import { PasswordForgotten } from '@groundsheet/contracts';
import { Clock, Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMails } from '../accounts/account-mails.js';
import { Driver } from '../accounts/driver.entity.js';

/**
 * Looks for the account of a forgotten password. If there is none, nothing more happens. A person who has not accepted their
 * invitation yet gets it again, as long as it is open.
 */
@Subscriber(PasswordForgotten)
export class OfferResetWhenPasswordForgotten implements EventSubscriber<PayloadOf<typeof PasswordForgotten>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
  ) {}

  async handle({ requestId, email }: PayloadOf<typeof PasswordForgotten>): Promise<void> {
    await this.transaction.run(async () => {
      const driver = await this.em.findOne(Driver, { email, deactivatedAt: null });
      if (!driver) return;
      if (!driver.invitedUntil) await this.mails.reset(driver, requestId);
      else if (driver.invitedUntil > this.clock.now()) await this.mails.invite(driver, null, requestId);
    });
  }
}
