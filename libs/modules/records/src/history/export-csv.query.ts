import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  FormKinds,
  FormRows,
  type ExportColumn,
  type FormKindDescriptor,
  type FormsChoice,
} from '@groundsheet/forms';
import { Clock, Config, madeTable } from '@groundsheet/platform';
import { FORM_KIND_NAMES } from '@groundsheet/form-rules';
import { exportColumns } from './export-columns.js';
import { choiceOf } from './history-choice.js';
import type { HistoryFilter } from './history.dto.js';
import { RecordedExport } from './recorded-export.js';

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
    private readonly forms: FormRows,
    private readonly kinds: FormKinds,
    private readonly recorded: RecordedExport,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ driverId, asked }: ExportCsv): Promise<StreamableFile> {
    await this.recorded.of(driverId, 'csv');
    const kinds = FORM_KIND_NAMES.map((kind) => this.kinds.of({ kind }));
    const columns = exportColumns(kinds);
    const chosen = kinds.filter(({ kind }) => kind === (asked.kind ?? kind));
    return madeTable(
      `forms-${this.clock.today()}.csv`,
      columns.map(({ header }) => header),
      this.rows(choiceOf(asked, driverId), chosen, columns),
    );
  }

  /** One kind after the other. */
  private async *rows(
    choice: FormsChoice,
    kinds: readonly FormKindDescriptor[],
    columns: readonly ExportColumn[],
  ): AsyncGenerator<unknown[]> {
    const { timeZone } = this.config;
    for (const { kind, exported } of kinds) {
      for await (const page of this.forms.pages({ ...choice, kind }, AT_A_TIME)) {
        for (const { form, replacedBy } of await this.forms.read(page, { signatures: false })) {
          for (const day of exported.daysOf(form)) {
            yield columns.map(({ cell }) => cell(form, day, { timeZone, replacedBy }));
          }
        }
      }
    }
  }
}
