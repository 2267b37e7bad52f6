import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { stops } from '@groundsheet/form-rules';
import { defectProblems } from '../defect.problems.js';
import { KnownDefects } from '../known-defects.js';

/** A machine may be used again after its repair. Not by the person who stopped it (docs/machines.md, Defects). */
export class ReleaseMachine extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ReleaseMachine)
export class ReleaseMachineHandler implements ICommandHandler<ReleaseMachine> {
  constructor(private readonly defects: KnownDefects) {}

  /** @throws {Problem} 403 for who reported it; 409 where it stops nothing, or was not repaired */
  async execute({ id, caller }: ReleaseMachine): Promise<void> {
    await this.defects.act(id, caller, (defect) => {
      if (!stops(defect)) throw defectProblems.notStopping();
      if (defect.state !== 'repaired') throw defectProblems.notRepaired();
      if (defect.reporterId === caller.id) throw defectProblems.ownReport();
      return { kind: 'released' };
    });
  }
}
