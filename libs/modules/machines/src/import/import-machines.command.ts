import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { holdersOf, lockRegister } from '../machine-rules.js';
import type { ImportedResponse } from './import.dto.js';
import { factsOf, judge } from './judge-machines.js';
import { readMachines } from './read-machines.js';

/** An admin takes over a file of machines: every line, or nothing. Repeating it changes nothing. */
export class ImportMachines extends Command<ImportedResponse> {
  constructor(readonly file: Buffer) {
    super();
  }
}

@CommandHandler(ImportMachines)
export class ImportMachinesHandler implements ICommandHandler<ImportMachines> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 422 where the file is no table of machines, or a line is wrong */
  async execute({ file }: ImportMachines): Promise<ImportedResponse> {
    const lines = readMachines(file);
    await lockRegister(this.em);
    const judged = judge(lines, await holdersOf(this.em, lines.map(factsOf)));
    const wrong = judged.filter(({ outcome }) => outcome === 'wrong');
    if (wrong.length > 0) throw machineProblems.importWrong(wrong.length);

    for (const { facts, machine } of judged) this.em.persist((machine ?? new Machine()).enter(facts));
    await this.em.flush();
    const count = (wanted: string) => judged.filter(({ outcome }) => outcome === wanted).length;
    const done = { added: count('new'), changed: count('changed') };
    const about = { kind: 'machine', id: null } as const;
    await this.audit.record({ what: 'machine.imported', about, details: done });
    return done;
  }
}
