import { PasswordChanged } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof PasswordChanged>;

@Subscriber(PasswordChanged)
export class QueueEmailWhenPasswordChanged implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, driverId, email, fullName: driverName, at, device }: Payload): Promise<void> {
    const facts = {
      purpose: 'password-changed',
      driverId,
      driverName,
      noticedAt: new Date(at),
      device,
    } as const;
    return this.mail.queue(requestId, email, facts);
  }
}
