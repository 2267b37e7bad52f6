import { Clock, madeTable } from '@groundsheet/platform';
import type { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { FormPdfs } from './form-pdfs.js';
import { FormTables } from './form-table.js';
import { choiceOf } from './history-choice.js';
import type { HistoryFilter } from './history.dto.js';
import { RecordedExport } from './recorded-export.js';

/** A driver's own forms as a table for a spreadsheet, one row per day. */
export class ExportCsv extends Query<StreamableFile> {
  constructor(
    readonly driverId: string,
    readonly asked: HistoryFilter,
  ) {
    super();
  }
}

@QueryHandler(ExportCsv)
export class ExportCsvHandler implements IQueryHandler<ExportCsv> {
  constructor(
    private readonly tables: FormTables,
    private readonly recorded: RecordedExport,
    private readonly clock: Clock,
  ) {}

  async execute({ driverId, asked }: ExportCsv): Promise<StreamableFile> {
    await this.recorded.of(driverId, 'csv');
    const { headers, rows } = this.tables.of(choiceOf(asked, driverId), 'day');
    return madeTable(`forms-${this.clock.today()}.csv`, headers, rows);
  }
}

/** The PDFs of a driver's own sent forms. */
export class ExportZip extends Query<StreamableFile> {
  constructor(
    readonly driverId: string,
    readonly asked: HistoryFilter,
  ) {
    super();
  }
}

@QueryHandler(ExportZip)
export class ExportZipHandler implements IQueryHandler<ExportZip> {
  constructor(
    private readonly pdfs: FormPdfs,
    private readonly recorded: RecordedExport,
  ) {}

  async execute({ driverId, asked }: ExportZip): Promise<StreamableFile> {
    await this.recorded.of(driverId, 'zip');
    return this.pdfs.zipOf(choiceOf(asked, driverId));
  }
}
