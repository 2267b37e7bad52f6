import { PasswordGuessed } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { v5 as uuidv5 } from 'uuid';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof PasswordGuessed>;

/** One mail to the owner, and no second one on the same day. */
@Subscriber(PasswordGuessed)
export class QueueEmailWhenPasswordGuessed implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  async handle({ account, day, at }: Payload): Promise<void> {
    if (!account) return;
    const { driverId, email, fullName: driverName } = account;
    const facts = { purpose: 'password-guessed', driverId, driverName, noticedAt: new Date(at) } as const;
    await this.mail.queue(uuidv5(`password-guessed ${day}`, driverId), email, facts);
  }
}
