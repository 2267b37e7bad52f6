import { QueryBus } from '@nestjs/cqrs';
import { AdminAdded, FindAdmins } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { v5 as uuidv5 } from 'uuid';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof AdminAdded>;

/** As much as a mail says of whom it is about. */
const MATTER_LENGTH = 160;

/** One mail to each of the others. */
@Subscriber(AdminAdded)
export class TellAdminsWhenAdminAdded implements EventSubscriber<Payload> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: AccountMail,
  ) {}

  async handle({ driverId: added, fullName, email: address, at }: Payload): Promise<void> {
    const admins = await this.queries.execute(new FindAdmins());
    const matter = `${fullName}, ${address}`.slice(0, MATTER_LENGTH);
    for (const { id: driverId, email, fullName: driverName } of admins) {
      if (driverId === added) continue;
      const facts = {
        purpose: 'admin-added',
        driverId,
        driverName,
        noticedAt: new Date(at),
        matter,
      } as const;
      await this.mail.queue(uuidv5(`admin-added ${added} ${at}`, driverId), email, facts);
    }
  }
}
