import { OffHireCollected } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { OffHireMail } from '../emails/off-hire-mail.js';

type Payload = PayloadOf<typeof OffHireCollected>;

@Subscriber(OffHireCollected)
export class TellBothSidesWhenOffHireCollected implements EventSubscriber<Payload> {
  constructor(private readonly mail: OffHireMail) {}

  handle(facts: Payload): Promise<void> {
    return this.mail.tellBothSides({ what: 'collected', facts });
  }
}
