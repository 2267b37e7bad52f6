import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { ASK_NOTE_LENGTH, lacksOf, needsOf, oneLine } from '@groundsheet/form-rules';
import { Audit, Config } from '@groundsheet/platform';
import { approvalProblems } from '../approval.problems.js';
import { Asking } from '../asking.js';
import type { AskSetRequest } from '../collation.dto.js';
import { formsOfSet } from '../form-of-set.js';
import { aboutSet } from '../set-audit.js';
import { VisibleSets } from '../visible-sets.js';

export class AskDriver extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: AskSetRequest,
    readonly supervisor: Caller,
  ) {
    super();
  }
}

@CommandHandler(AskDriver)
export class AskDriverHandler implements ICommandHandler<AskDriver> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly asking: Asking,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 404 where there is no such set, 409 where it is completed or lacks nothing, 429 where they were asked about the week within a day */
  async execute({ id, body, supervisor }: AskDriver): Promise<void> {
    const set = await this.sets.open(id, supervisor);
    if (set.isCompleted) throw approvalProblems.completed(set.submittedAt!, this.config.timeZone);
    const { driverId, plantNumber, weekEnding, driverName, timesheetComplete } = set;
    const places = await this.sets.placesOf(set);
    const lacking = { forms: formsOfSet(places.map(({ facts }) => facts)), timesheetComplete };
    const missing = lacksOf(lacking);
    if (missing.length === 0) throw approvalProblems.nothingMissing();
    await this.audit.record({ what: 'form-set.asked', about: aboutSet(set) });
    const note = oneLine(body.note ?? '', ASK_NOTE_LENGTH) || null;
    const needs = needsOf(lacking);
    const about = { plantNumber, setId: id, needs, missing, note, askedBy: supervisor };
    await this.asking.ask({ driverId: driverId!, weekEnding }, about, driverName);
  }
}
