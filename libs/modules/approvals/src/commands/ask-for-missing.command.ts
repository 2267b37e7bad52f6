import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { TellAccounts, type AskedWeek, type Caller } from '@groundsheet/contracts';
import { addDays, noCheckOn } from '@groundsheet/form-rules';
import { FormRows } from '@groundsheet/forms';
import { Audit } from '@groundsheet/platform';
import { approvalProblems } from '../approval.problems.js';
import { Asking } from '../asking.js';

const NEEDS = { timesheet: 'timesheet', 'check-sheets': 'check sheets' } as const;

/** A supervisor asks a driver for the sheets of a week that are missing. */
export class AskForMissing extends Command<void> {
  constructor(
    readonly week: AskedWeek,
    readonly supervisor: Caller,
  ) {
    super();
  }
}

@CommandHandler(AskForMissing)
export class AskForMissingHandler implements ICommandHandler<AskForMissing> {
  constructor(
    private readonly forms: FormRows,
    private readonly queries: QueryBus,
    private readonly asking: Asking,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 409 where nothing of the week is missing or the account is deactivated, 429 where they were asked within a day */
  async execute({ week, supervisor }: AskForMissing): Promise<void> {
    const { driverId, weekEnding } = week;
    const missing = await this.forms.missingOf(driverId, weekEnding);
    const [driver] = missing ? await this.queries.execute(new TellAccounts([driverId])) : [];
    if (!missing || !driver?.isActive) throw approvalProblems.nothingMissing();
    const about = { kind: 'account', id: driverId } as const;
    await this.audit.record({ what: 'account.asked-for-sheets', about, details: { week: weekEnding } });
    const { machines: plantNumber, lacks } = missing;
    const days = lacks === 'timesheet' ? [] : await this.forms.hoursOfDays(daysOfWeek(weekEnding), driverId);
    const asked = {
      ...{ plantNumber, needs: NEEDS[lacks], missing: days.map(({ date }) => noCheckOn(date)) },
      ...{ setId: null, note: null, askedBy: supervisor.id },
    };
    await this.asking.ask(week, asked, driver.fullName);
  }
}

function daysOfWeek(weekEnding: string) {
  return { from: addDays(weekEnding, -6), to: weekEnding };
}
