import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { TellUnwanted, type Caller } from '@groundsheet/contracts';
import type { DispatchedResponse } from '../approval.dto.js';
import { approvalProblems } from '../approval.problems.js';
import { VisibleSets } from '../visible-sets.js';
import { dispatched } from './dispatch-form-set.command.js';

/** The specified second call after a dispatch, which has completed the set already. */
export class CompleteFormSet extends Command<DispatchedResponse> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CompleteFormSet)
export class CompleteFormSetHandler implements ICommandHandler<CompleteFormSet> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly queries: QueryBus,
  ) {}

  /** @throws {Problem} 404 where there is no such set, 409 where it has not been dispatched */
  async execute({ id, caller }: CompleteFormSet): Promise<DispatchedResponse> {
    const set = await this.sets.open(id, caller);
    if (!set.isCompleted) throw approvalProblems.notCompleted();
    return dispatched(set, await this.queries.execute(new TellUnwanted(set.emails)));
  }
}
