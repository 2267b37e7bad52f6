import { AccountInvited } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof AccountInvited>;

@Subscriber(AccountInvited)
export class QueueEmailWhenAccountInvited implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, email, fullName: driverName, invitedBy, until, ...account }: Payload): Promise<void> {
    const { driverId, passwordVersion } = account;
    const facts = { purpose: 'accept-invitation', driverId, driverName, passwordVersion } as const;
    const link = { linkUntil: new Date(until), matter: invitedBy };
    return this.mail.queue(requestId, email, { ...facts, ...link });
  }
}
