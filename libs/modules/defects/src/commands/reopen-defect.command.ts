import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { OPEN_STATES, OTHER_FAULT } from '@groundsheet/form-rules';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import { KnownDefects, requireReason } from '../known-defects.js';

/** The office takes back that a defect is over (docs/machines.md, Defects). */
export class ReopenDefect extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ReopenDefect)
export class ReopenDefectHandler implements ICommandHandler<ReopenDefect> {
  constructor(
    private readonly em: EntityManager,
    private readonly defects: KnownDefects,
  ) {}

  /** @throws {Problem} 409 where it is open, or a later one of the same item is; 422 without a reason */
  async execute({ id, reason, caller }: ReopenDefect): Promise<void> {
    await this.defects.reopen(id, caller, async ({ machineKey, item }) => {
      const text = requireReason(reason);
      const isOpen = { machineKey, item, state: { $in: [...OPEN_STATES] } };
      if (item !== OTHER_FAULT && (await this.em.count(Defect, isOpen)) > 0) throw defectProblems.openAnew();
      return { kind: 'reopened', details: { text } };
    });
  }
}
