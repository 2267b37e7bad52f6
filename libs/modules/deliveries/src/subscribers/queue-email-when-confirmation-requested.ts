import { ConfirmationRequested } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof ConfirmationRequested>;

@Subscriber(ConfirmationRequested)
export class QueueEmailWhenConfirmationRequested implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, driverId, email, until }: Payload): Promise<void> {
    const linkUntil = new Date(until);
    const facts = {
      purpose: 'confirm-email',
      driverId,
      // Anybody may have typed the address, and what they like for a name.
      driverName: '',
      passwordVersion: null,
      linkUntil,
    } as const;
    return this.mail.queue(requestId, email, facts);
  }
}
