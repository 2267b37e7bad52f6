import type { DriverForm } from '../form/driver-form.entity.js';

/** Where the kinds have columns of their own, between the head of a form and when it was sent; in the order of the table. */
export const EXPORT_SECTIONS = ['hours', 'attention', 'notes'] as const;

/** A row of an export. Its kind may know more of the day. */
export interface ExportedDay {
  /** `YYYY-MM-DD`, of the week whose rows go together. */
  readonly weekEnding: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Where it is not that of the form. */
  readonly siteLocation?: string | null;
}

/** What an export says of a form that the form itself does not. */
export interface ExportedBeside {
  /** For instants. */
  readonly timeZone: string;
  /** The reference of the form that has taken its place. */
  readonly replacedBy: string | null;
}

/** Typed values are always text; sums are numbers. */
export interface ExportColumn<F extends DriverForm = DriverForm, D extends ExportedDay = ExportedDay> {
  readonly header: string;
  /** In a table with a row for each form it has the sum of its days. */
  readonly isSummed?: true;
  cell(form: F, day: D, beside: ExportedBeside): string | number | null;
}

/** What an export has of one kind of form only. */
export interface FormExport<F extends DriverForm = DriverForm, D extends ExportedDay = ExportedDay> {
  /** The rows of a form. Its signatures are not loaded. */
  daysOf(form: F): D[];
  /** Two kinds may have a column of the same name: it is one column. */
  readonly columns: {
    readonly [Section in (typeof EXPORT_SECTIONS)[number]]?: readonly ExportColumn<F, D>[];
  };
}
