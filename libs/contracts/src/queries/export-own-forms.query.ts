import type { TimesheetDay, VehicleType } from '@groundsheet/form-rules';
import type { FormPlace, ListedForm, OwnFormsFilter } from './list-own-forms.query.js';

/** A form with what an office wants of it in a spreadsheet. */
export interface ExportedForm extends ListedForm {
  readonly driverName: string | null;
  /** The driver's own firm, as typed. */
  readonly driverFirm: string | null;
  /** On hire to, as typed. */
  readonly clientFirm: string | null;
  readonly vehicle: VehicleType | null;
  readonly machineHours: string | null;
  /** Of a timesheet those that anything is entered on; of a check sheet its one day. */
  readonly days: readonly ExportedDay[];
  /** What needs attention, item by item: `Mirrors`, `Brake fluid: top up`. None on a timesheet. */
  readonly attention: readonly string[];
  /** What was noted on breakdowns or defects. */
  readonly notes: string | null;
}

export interface ExportedDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Null on a check sheet. */
  readonly hours: TimesheetDay | null;
}

/** What is on the days of a driver's timesheets? Asked by drivers for his export; answered by timesheets, a page at most. */
export class ExportOwnTimesheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** What is on a driver's check sheets? Asked by drivers for his export; answered by check-sheets, a page at most. */
export class ExportOwnCheckSheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** A whole form as its own call answers it, `GET /api/timesheets/{id}` say. */
export type WholeForm = FormPlace & Readonly<Record<string, unknown>>;

/** All of a driver's timesheets, signatures too? Asked by drivers for his own data; answered by timesheets, a page at most. */
export class ReadOwnTimesheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** All of a driver's check sheets, signatures too? Asked by drivers for his own data; answered by check-sheets, a page at most. */
export class ReadOwnCheckSheets {
  constructor(readonly filter: OwnFormsFilter) {}
}
