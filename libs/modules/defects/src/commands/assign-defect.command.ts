import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';

import { KnownDefects } from '../known-defects.js';

/** A person takes a defect in hand, or somebody else takes it over. */
export class AssignDefect extends Command<void> {
  constructor(
    readonly id: string,
    readonly owner: string | undefined,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(AssignDefect)
export class AssignDefectHandler implements ICommandHandler<AssignDefect> {
  constructor(private readonly defects: KnownDefects) {}

  async execute({ id, owner, caller }: AssignDefect): Promise<void> {
    await this.defects.act(id, caller, (defect) => {
      const to = owner?.trim() || caller.fullName;
      if (defect.owner === to) return null;
      defect.owner = to;
      return { kind: 'assigned', details: { to } };
    });
  }
}
