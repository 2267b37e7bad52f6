import { QueryBus } from '@nestjs/cqrs';
import { FormSetAsked, TellAccounts } from '@groundsheet/contracts';
import { formatLongDate } from '@groundsheet/form-rules';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof FormSetAsked>;

const MISSING = { timesheet: 'Timesheet', 'check-sheets': 'Check sheets' } as const;

/** What a matter has room for beside the week; a week of many machines goes without them. */
const MOST_LETTERS = 80;

@Subscriber(FormSetAsked)
export class AskDriverWhenFormSetAsked implements EventSubscriber<Payload> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: AccountMail,
  ) {}

  async handle({ requestId, driverId, plantNumber, weekEnding, lacks, at }: Payload): Promise<void> {
    const [driver] = await this.queries.execute(new TellAccounts([driverId]));
    if (!driver) return;
    const machines = plantNumber && plantNumber.length <= MOST_LETTERS ? plantNumber : null;
    const matter = [lacks && MISSING[lacks], machines, `week ending ${formatLongDate(weekEnding)}`]
      .filter(Boolean)
      .join(', ');
    const facts = { purpose: 'form-set-asked', driverId, driverName: driver.fullName, matter } as const;
    await this.mail.queue(requestId, driver.email, { ...facts, noticedAt: new Date(at) });
  }
}
