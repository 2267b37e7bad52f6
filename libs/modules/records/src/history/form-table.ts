import { Injectable } from '@nestjs/common';
import {
  FormKinds,
  FormRows,
  type ExportColumn,
  type ExportedBeside,
  type FormKindDescriptor,
  type FormsChoice,
  type ReadForm,
} from '@groundsheet/forms';
import { Config } from '@groundsheet/platform';
import { FORM_KIND_NAMES, saturdaysAround } from '@groundsheet/form-rules';
import { exportColumns } from './export-columns.js';

const AT_A_TIME = 50;

/** A row for each day with entries and each check sheet, or for each form with the sums of its days. */
export type RowsOf = 'day' | 'form';

/** Columns that stand behind those of the forms. */
export interface FurtherColumns {
  readonly headers: readonly string[];
  /** The cells of each form of a page, by its id. */
  cellsOf(page: readonly ReadForm[]): Promise<ReadonlyMap<string, readonly Cell[]>>;
}

export interface FormTable {
  readonly headers: readonly string[];
  readonly rows: AsyncIterable<Cell[]>;
}

export type Cell = string | number | null;

/** Forms as a table for a spreadsheet, read page by page while it is made. */
@Injectable()
export class FormTables {
  constructor(
    private readonly forms: FormRows,
    private readonly kinds: FormKinds,
    private readonly config: Config,
  ) {}

  of(choice: FormsChoice, rowsOf: RowsOf, further?: FurtherColumns): FormTable {
    const kinds = FORM_KIND_NAMES.map((kind) => this.kinds.of({ kind }));
    const columns = exportColumns(kinds);
    return {
      headers: [...columns.map(({ header }) => header), ...(further?.headers ?? [])],
      rows: this.rows({ choice, kinds, columns, rowsOf, further }),
    };
  }

  /** One kind after the other. */
  private async *rows(asked: {
    choice: FormsChoice;
    kinds: readonly FormKindDescriptor[];
    columns: readonly ExportColumn[];
    rowsOf: RowsOf;
    further: FurtherColumns | undefined;
  }): AsyncGenerator<Cell[]> {
    const { choice, columns, further } = asked;
    const { timeZone } = this.config;
    for (const { kind, exported } of asked.kinds) {
      if (kind !== (choice.kind ?? kind)) continue;
      for await (const listed of this.forms.pages({ ...choice, kind }, AT_A_TIME)) {
        const page = await this.forms.read(listed, { signatures: false });
        const cells = await further?.cellsOf(page);
        for (const { form, replacedBy } of page) {
          const own = ownRows({ form, columns, exported, beside: { timeZone, replacedBy } }, asked.rowsOf);
          for (const row of own) yield [...row, ...(cells?.get(form.id) ?? [])];
        }
      }
    }
  }
}

interface Exported {
  readonly form: ReadForm['form'];
  readonly columns: readonly ExportColumn[];
  readonly exported: FormKindDescriptor['exported'];
  readonly beside: ExportedBeside;
}

function ownRows({ form, columns, exported, beside }: Exported, rowsOf: RowsOf): Cell[][] {
  const days = exported.daysOf(form);
  if (rowsOf === 'day') return days.map((day) => columns.map(({ cell }) => cell(form, day, beside)));
  const whole = { weekEnding: saturdaysAround(form.date).coming, date: form.date };
  return [
    columns.map(({ cell, isSummed }) =>
      isSummed ? sumOf(days.map((day) => cell(form, day, beside))) : (cell(form, whole, beside) ?? null),
    ),
  ];
}

/** Hours have a tenth at most. Null where no day has any. */
function sumOf(cells: readonly Cell[]): number | null {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  return numbers.length > 0 ? Math.round(numbers.reduce((sum, each) => sum + each, 0) * 10) / 10 : null;
}
