import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FormPdfs } from './form-pdfs.js';
import { choiceOf } from './history-choice.js';
import type { HistoryFilter } from './history.dto.js';
import { RecordedExport } from './recorded-export.js';

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
