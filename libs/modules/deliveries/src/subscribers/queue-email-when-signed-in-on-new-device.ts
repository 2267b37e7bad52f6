import { SignedInOnNewDevice } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof SignedInOnNewDevice>;

@Subscriber(SignedInOnNewDevice)
export class QueueEmailWhenSignedInOnNewDevice implements EventSubscriber<Payload> {
  constructor(private readonly mail: AccountMail) {}

  handle({ requestId, email, fullName: driverName, driverId, at, device }: Payload): Promise<void> {
    const facts = { purpose: 'new-device', driverId, driverName, noticedAt: new Date(at), device } as const;
    return this.mail.queue(requestId, email, facts);
  }
}
