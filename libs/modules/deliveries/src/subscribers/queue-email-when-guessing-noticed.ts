import { GuessingNoticed } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../account-mail.js';

type Payload = PayloadOf<typeof GuessingNoticed>;

@Subscriber(GuessingNoticed)
export class QueueEmailWhenGuessingNoticed implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, driverId, email, fullName: driverName, at }: Payload): Promise<void> {
    const facts = { purpose: 'password-guessed', driverId, driverName, noticedAt: new Date(at) } as const;
    return this.mail.queue(requestId, email, facts);
  }
}
