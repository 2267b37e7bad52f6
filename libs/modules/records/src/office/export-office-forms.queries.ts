import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock, madeTable } from '@groundsheet/platform';
import { FormPdfs } from '../history/form-pdfs.js';
import { FormTables } from '../history/form-table.js';
import { officeChoiceOf } from './office-choice.js';
import { OfficeColumns } from './office-columns.js';
import type { OfficePdfsQuery, OfficeTableQuery } from './office-forms.dto.js';
import { Spreadsheets } from './spreadsheets.js';

/** Everybody's forms as a table to pay and to bill from. */
export class ExportOfficeTable extends Query<StreamableFile> {
  constructor(
    readonly asked: OfficeTableQuery,
    readonly as: 'csv' | 'xlsx',
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ExportOfficeTable)
export class ExportOfficeTableHandler implements IQueryHandler<ExportOfficeTable> {
  constructor(
    private readonly tables: FormTables,
    private readonly columns: OfficeColumns,
    private readonly spreadsheets: Spreadsheets,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 422 where a spreadsheet would become too long, 503 where others wait for theirs */
  async execute({ asked, as, caller }: ExportOfficeTable): Promise<StreamableFile> {
    const table = this.tables.of(officeChoiceOf(asked), asked.rows ?? 'day', this.columns.for(caller));
    const name = `everybodys-forms-${this.clock.today()}.${as}`;
    if (as === 'csv') return madeTable(name, table.headers, table.rows);
    return this.spreadsheets.of(table, name);
  }
}

/** The PDFs of everybody's sent forms. */
export class ExportOfficePdfs extends Query<StreamableFile> {
  constructor(readonly asked: OfficePdfsQuery) {
    super();
  }
}

@QueryHandler(ExportOfficePdfs)
export class ExportOfficePdfsHandler implements IQueryHandler<ExportOfficePdfs> {
  constructor(private readonly pdfs: FormPdfs) {}

  execute({ asked }: ExportOfficePdfs): Promise<StreamableFile> {
    return this.pdfs.zipOf(officeChoiceOf(asked));
  }
}
