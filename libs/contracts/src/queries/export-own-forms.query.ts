import type { TimesheetDay, VehicleType } from '@groundsheet/form-rules';
import type { FormPlace, ListedForm, OwnFormsFilter } from './list-own-forms.query.js';

/** A form with everything an office wants to see in a spreadsheet. */
export interface ExportedForm extends ListedForm {
  readonly driverName: string | null;
  /** The driver's own firm, as typed. */
  readonly driverFirm: string | null;
  /** On hire to, as typed. */
  readonly clientFirm: string | null;
  readonly vehicle: VehicleType | null;
  readonly machineHours: string | null;
  /** A timesheet's days with entries; a check sheet's one day. */
  readonly days: readonly ExportedDay[];
  /** What needs attention, item by item: `Mirrors`, `Brake fluid: top up`. None on a timesheet. */
  readonly attention: readonly string[];
  /** Notes on breakdowns or defects. */
  readonly notes: string | null;
}

export interface ExportedDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Null on a check sheet. */
  readonly hours: TimesheetDay | null;
}

/** What do a driver's timesheets say, day by day? Asked by drivers for the export; answered by timesheets, one page. */
export class ExportOwnTimesheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** What do a driver's check sheets say? Asked by drivers for the export; answered by check-sheets, one page. */
export class ExportOwnCheckSheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** A whole form as its own call returns it, for example `GET /api/timesheets/{id}`. */
export type WholeForm = FormPlace & Readonly<Record<string, unknown>>;

/** A driver's timesheets with signatures? Asked by drivers for the download of own data; answered by timesheets, one page. */
export class ReadOwnTimesheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** A driver's check sheets with signatures? Asked by drivers for the download of own data; answered by check-sheets, one page. */
export class ReadOwnCheckSheets {
  constructor(readonly filter: OwnFormsFilter) {}
}
