import { EntityManager } from '@mikro-orm/postgresql';
import { download } from '@groundsheet/platform';
import type { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { stringify } from 'csv-stringify/sync';
import { holdersOf } from '../machine-rules.js';
import type { ImportLine } from './import.dto.js';
import { factsOf, judge } from './judge-machines.js';
import { IMPORT_COLUMNS, readMachines } from './read-machines.js';

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

const EXAMPLE = ['EX-0417', 'JCB 220X', 'Excavator', '22 t tracked excavator, 600 mm bucket', ''];

/** A file to fill in: the headings, and one machine as an example. */
export class GetImportTemplate extends Query<StreamableFile> {}

@QueryHandler(GetImportTemplate)
export class GetImportTemplateHandler implements IQueryHandler<GetImportTemplate> {
  async execute(): Promise<StreamableFile> {
    const table = stringify([IMPORT_COLUMNS.map(({ header }) => header), EXAMPLE], {
      bom: true,
      record_delimiter: 'windows',
    });
    return download(Buffer.from(table), { type: 'text/csv; charset=utf-8', name: 'machines.csv' });
  }
}
