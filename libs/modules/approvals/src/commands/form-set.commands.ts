import { type Caller, TellUnwanted } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { DispatchedResponse } from '../approval.dto.js';
import { approvalProblems } from '../approval.problems.js';
import { FormSet } from '../form-set.entity.js';
import { aboutSet } from '../set-audit.js';
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

/** No link to a set that was mailed so far opens it any more (docs/product.md, Links). */
export class RevokeSetLinks extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RevokeSetLinks)
export class RevokeSetLinksHandler implements ICommandHandler<RevokeSetLinks> {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: VisibleSets,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where there is no such set for the caller, 409 where it has not been dispatched */
  async execute({ id, caller }: RevokeSetLinks): Promise<void> {
    const set = await this.sets.open(id, caller);
    if (!set.isCompleted) throw approvalProblems.notCompleted();
    // Counted where it is stored: of two who revoke at once neither is refused.
    await this.em.nativeUpdate(FormSet, { id }, { linkVersion: raw('link_version + 1') });
    await this.audit.record({ what: 'form-set.links-revoked', about: aboutSet(set) });
  }
}
