import { EntityManager } from '@mikro-orm/postgresql';
import { PasswordGuessed } from '@groundsheet/contracts';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMails } from '../accounts/account-mails.js';
import { Driver } from '../accounts/driver.entity.js';

/** A job of its own, so that the response takes the same time where there is no account. */
@Subscriber(PasswordGuessed)
export class TellOwnerWhenPasswordGuessed implements EventSubscriber<PayloadOf<typeof PasswordGuessed>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly mails: AccountMails,
  ) {}

  async handle({ driverId, day, at }: PayloadOf<typeof PasswordGuessed>): Promise<void> {
    if (!driverId) return;
    await this.transaction.run(async () => {
      const driver = await this.em.findOne(Driver, { id: driverId });
      if (driver) await this.mails.passwordGuessed(driver, day, new Date(at));
    });
  }
}
