import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ExportOwnForms } from '@groundsheet/contracts';
import { Clock, Config, madeTable } from '@groundsheet/platform';
import { FORM_KIND_NAMES } from '@groundsheet/form-rules';
import { EXPORT_COLUMNS } from './export-columns.js';
import { choiceOf } from './history-choice.js';
import type { HistoryFilter } from './history.dto.js';
import { RecordedExport } from './recorded-export.js';
import { FormPages } from '../form-pages.js';

const AT_A_TIME = 50;

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
    private readonly forms: FormPages,
    private readonly recorded: RecordedExport,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ driverId, asked }: ExportCsv): Promise<StreamableFile> {
    await this.recorded.of(driverId, 'csv');
    const headers = EXPORT_COLUMNS.map(({ header }) => header);
    return madeTable(`forms-${this.clock.today()}.csv`, headers, this.rows(driverId, asked));
  }

  /** One kind after the other. */
  private async *rows(driverId: string, { kind, ...asked }: HistoryFilter): AsyncGenerator<unknown[]> {
    for (const one of kind ? [kind] : FORM_KIND_NAMES) {
      const choice = { ...choiceOf(asked, driverId), kind: one };
      for await (const form of this.forms.through(ExportOwnForms, choice, AT_A_TIME)) {
        for (const day of form.days) {
          yield EXPORT_COLUMNS.map(({ cell }) => cell(form, day, this.config.timeZone));
        }
      }
    }
  }
}
