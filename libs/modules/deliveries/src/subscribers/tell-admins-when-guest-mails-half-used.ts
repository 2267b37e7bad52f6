import { QueryBus } from '@nestjs/cqrs';
import { FindAdmins, GuestMailsHalfUsed } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { v5 as uuidv5 } from 'uuid';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof GuestMailsHalfUsed>;

/** One mail to each admin, and no second one on the same day. */
@Subscriber(GuestMailsHalfUsed)
export class TellAdminsWhenGuestMailsHalfUsed implements EventSubscriber<Payload> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: AccountMail,
  ) {}

  async handle({ day, at }: Payload): Promise<void> {
    const admins = await this.queries.execute(new FindAdmins());
    for (const { id: driverId, email, fullName: driverName } of admins) {
      const facts = { purpose: 'guest-mails-half', driverId, driverName, noticedAt: new Date(at) } as const;
      await this.mail.queue(uuidv5(`guest-mails-half ${day}`, driverId), email, facts);
    }
  }
}
