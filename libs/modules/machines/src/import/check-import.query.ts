import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { holdersOf } from '../machine-rules.js';
import type { ImportLine } from './import.dto.js';
import { factsOf, judge } from './judge-machines.js';
import { readMachines } from './read-machines.js';

/** What would each line of a file do? Nothing is stored. */
export class CheckImport extends Query<ImportLine[]> {
  constructor(readonly file: Buffer) {
    super();
  }
}

@QueryHandler(CheckImport)
export class CheckImportHandler implements IQueryHandler<CheckImport> {
  constructor(private readonly em: EntityManager) {}

  async execute({ file }: CheckImport): Promise<ImportLine[]> {
    const lines = readMachines(file);
    const judged = judge(lines, await holdersOf(this.em, lines.map(factsOf)));
    return judged.map(({ line, plantNumber, outcome, changes, faults }) => ({
      line,
      plantNumber,
      outcome,
      changes: [...changes],
      faults: [...faults],
    }));
  }
}
