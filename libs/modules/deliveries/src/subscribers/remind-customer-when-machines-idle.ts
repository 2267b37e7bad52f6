import { MachinesIdle } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { OffHireMail } from '../emails/off-hire-mail.js';

type Payload = PayloadOf<typeof MachinesIdle>;

@Subscriber(MachinesIdle)
export class RemindCustomerWhenMachinesIdle implements EventSubscriber<Payload> {
  constructor(private readonly mail: OffHireMail) {}

  handle(facts: Payload): Promise<void> {
    return this.mail.remind(facts);
  }
}
