import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { TellAccounts, TellMissing, type AskedWeek, type Caller } from '@groundsheet/contracts';
import { noCheckOn } from '@groundsheet/form-rules';
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
    private readonly queries: QueryBus,
    private readonly asking: Asking,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 409 where nothing of the week is missing or the account is deactivated, 429 where they were asked within a day */
  async execute({ week, supervisor }: AskForMissing): Promise<void> {
    const { driverId, weekEnding } = week;
    const missing = await this.queries.execute(new TellMissing(driverId, weekEnding));
    const [driver] = missing ? await this.queries.execute(new TellAccounts([driverId])) : [];
    if (!missing || !driver?.isActive) throw approvalProblems.nothingMissing();
    const about = { kind: 'account', id: driverId } as const;
    await this.audit.record({ what: 'account.asked-for-sheets', about, details: { week: weekEnding } });
    const { machines: plantNumber, lacks, workedOn } = missing;
    const unchecked = lacks === 'timesheet' ? [] : workedOn.map(noCheckOn);
    const asked = {
      plantNumber,
      needs: NEEDS[lacks],
      missing: unchecked,
      setId: null,
      note: null,
      askedBy: supervisor,
    };
    await this.asking.ask(week, asked, driver.fullName);
  }
}
