import { QueryBus } from '@nestjs/cqrs';
import { FormSetAsked, TellAccounts } from '@groundsheet/contracts';
import { formatLongDate } from '@groundsheet/form-rules';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AccountMail } from '../emails/account-mail.js';

type Payload = PayloadOf<typeof FormSetAsked>;

/** What a matter has room for beside the week; a week of many machines goes without them. */
const MOST_LETTERS = 80;

@Subscriber(FormSetAsked)
export class AskDriverWhenFormSetAsked implements EventSubscriber<Payload> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: AccountMail,
  ) {}

  async handle({ requestId, driverId, plantNumber, weekEnding, at, ...ask }: Payload): Promise<void> {
    const accounts = await this.queries.execute(new TellAccounts([driverId, ask.askedBy]));
    const driver = accounts.find(({ id }) => id === driverId);
    const supervisor = accounts.find(({ id }) => id === ask.askedBy);
    if (!driver) return;
    const machines = plantNumber && plantNumber.length <= MOST_LETTERS ? plantNumber : null;
    const { needs, missing, note, setId } = ask;
    const matter = [begun(needs), machines, `week ending ${formatLongDate(weekEnding)}`]
      .filter(Boolean)
      .join(', ');
    const asked = supervisor && {
      ...{ by: supervisor.fullName, byId: supervisor.id },
      ...{ needs, missing, note, setId },
    };
    const facts = { purpose: 'form-set-asked', driverId, driverName: driver.fullName, matter } as const;
    await this.mail.queue(requestId, driver.email, {
      ...facts,
      asked: asked ?? null,
      noticedAt: new Date(at),
    });
  }
}

function begun(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
