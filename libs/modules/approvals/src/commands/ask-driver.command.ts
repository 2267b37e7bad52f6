import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FormSetAsked, type Caller } from '@groundsheet/contracts';
import { Audit, Clock, Config, EventRecorder, Tries } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { approvalProblems } from '../approval.problems.js';
import { VisibleSets } from '../visible-sets.js';

/** A supervisor asks the driver of a set to complete it. */
export class AskDriver extends Command<void> {
  constructor(
    readonly id: string,
    readonly supervisor: Caller,
  ) {
    super();
  }
}

@CommandHandler(AskDriver)
export class AskDriverHandler implements ICommandHandler<AskDriver> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly tries: Tries,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 404 where there is no such set, 409 where it is completed, 429 where they were asked within a day */
  async execute({ id, supervisor }: AskDriver): Promise<void> {
    const set = await this.sets.open(id, supervisor);
    if (set.isCompleted) throw approvalProblems.completed(set.submittedAt!, this.config.timeZone);
    const { driverId, plantNumber, weekEnding, driverName } = set;
    const at = this.clock.now().toISOString();
    await this.events.record(
      new FormSetAsked({ requestId: uuidv7(), driverId: driverId!, plantNumber, weekEnding, at }),
    );
    await this.audit.record({ what: 'form-set.asked', about: { kind: 'form-set', id } });
    const reached = `${driverName || 'The driver'} has been asked already.`;
    const limit = { name: 'asks-of-set-per-day', subject: id, most: 1, hours: 24 };
    await this.tries.count([{ ...limit, refusal: approvalProblems.askedAlready, reached }]);
  }
}
