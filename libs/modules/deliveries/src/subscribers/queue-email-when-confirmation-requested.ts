import { ConfirmationRequested } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { formatDate } from '@groundsheet/form-rules';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof ConfirmationRequested>;

@Subscriber(ConfirmationRequested)
export class QueueEmailWhenConfirmationRequested implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, driverId, email, until, removesAt }: Payload): Promise<void> {
    const linkUntil = new Date(until);
    const facts = {
      purpose: 'confirm-email',
      driverId,
      // Anybody may have typed the address, and what they like for a name.
      driverName: '',
      passwordVersion: null,
      linkUntil,
      ...(removesAt ? { matter: formatDate(removesAt.slice(0, 10)) } : {}),
    } as const;
    return this.mail.queue(requestId, email, facts);
  }
}
