import { QueryBus } from '@nestjs/cqrs';
import { DocumentExpiring, TellAccounts, WantsReminders } from '@groundsheet/contracts';
import { formatLongDate } from '@groundsheet/form-rules';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof DocumentExpiring>;

@Subscriber(DocumentExpiring)
export class RemindDriverWhenDocumentExpiring implements EventSubscriber<Payload> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: AccountMail,
  ) {}

  /** Nothing of the document is in the mail but its kind: mail is read on other people's screens. */
  async handle({ requestId, ownerId, name, expiryDate, at }: Payload): Promise<void> {
    const [driver] = await this.queries.execute(new TellAccounts([ownerId]));
    if (!driver) return;
    if (!(await this.queries.execute(new WantsReminders(ownerId)))) return;
    const matter = `${name}, valid until ${formatLongDate(expiryDate)}`;
    const { id: driverId, email, fullName: driverName } = driver;
    const facts = { purpose: 'document-expiring', driverId, driverName, matter } as const;
    await this.mail.queue(requestId, email, { ...facts, noticedAt: new Date(at) });
  }
}
