import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { download } from '@groundsheet/platform';
import { stringify } from 'csv-stringify/sync';
import { IMPORT_COLUMNS } from './read-machines.js';

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
