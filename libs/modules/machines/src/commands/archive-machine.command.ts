import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { aboutMachine, Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';

/** An admin takes a machine out of use, or back into it. Repeating it changes nothing. */
export class ArchiveMachine extends Command<void> {
  constructor(
    readonly id: string,
    readonly change: 'archive' | 'restore',
  ) {
    super();
  }
}

@CommandHandler(ArchiveMachine)
export class ArchiveMachineHandler implements ICommandHandler<ArchiveMachine> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ id, change }: ArchiveMachine): Promise<void> {
    const machine = await this.em.findOne(Machine, { id });
    if (!machine) throw machineProblems.unknown();
    const archives = change === 'archive';
    if ((machine.archivedAt !== null) === archives) return;
    machine.archivedAt = archives ? this.clock.now() : null;
    const what = archives ? 'machine.archived' : 'machine.restored';
    await this.audit.record({ what, about: aboutMachine(machine) });
    await this.em.flush();
  }
}
