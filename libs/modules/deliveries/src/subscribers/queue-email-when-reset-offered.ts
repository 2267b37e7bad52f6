import { ResetOffered } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof ResetOffered>;

@Subscriber(ResetOffered)
export class QueueEmailWhenResetOffered implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, email, fullName: driverName, until, ...account }: Payload): Promise<void> {
    const linkUntil = new Date(until);
    const { driverId, passwordVersion } = account;
    const facts = { purpose: 'reset-password', driverId, driverName, passwordVersion, linkUntil } as const;
    return this.mail.queue(requestId, email, facts);
  }
}
