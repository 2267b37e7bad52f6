import type { FormKind, TimesheetDay, VehicleType } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** Which of their forms a driver wants to see; everything that is absent is no restriction. */
export interface OwnFormsFilter {
  /** UUID of the account. */
  readonly driverId: string;
  readonly kind?: FormKind;
  readonly status?: 'draft' | 'submitted';
  /** UUID of the company of the register. */
  readonly companyId?: string;
  /** In any case, with or without spaces. */
  readonly plantNumber?: string;
  /** Week ending or check date, `YYYY-MM-DD`, both included. */
  readonly dates?: { readonly from: string; readonly to: string };
  /** Part of a name, site, plant number, reference or order number, in any case. */
  readonly search?: string;
  /** The form that the page before ended with. */
  readonly after?: FormPlace;
  readonly limit: number;
}

/** Where a form stands in the list: the last changed first. */
export interface FormPlace {
  /** ISO instant. */
  readonly changedAt: string;
  readonly id: string;
}

/** A form as a line of a list. */
export interface ListedForm extends FormPlace {
  readonly kind: FormKind;
  readonly status: 'draft' | 'submitted';
  readonly reference: string;
  /** Week ending or check date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly siteLocation: string | null;
  readonly plantNumber: string | null;
  readonly machineNumber: string | null;
  readonly orderNumber: string | null;
  /** Hours of the week; null where the kind has no hours. */
  readonly totalHours: number | null;
  /** Items that need attention; null where the kind has no items. */
  readonly attentionCount: number | null;
  readonly version: number;
  /** ISO instant; null for a draft. */
  readonly submittedAt: string | null;
  readonly corrects: string | null;
  readonly supersededBy: string | null;
  /** The reference of the form that has taken its place. */
  readonly replacedBy: string | null;
  /** Where the PDF lies in object storage; null until it does. */
  readonly pdfKey: string | null;
}

/** Which forms has a driver? Asked by drivers for their history; answered by forms, the last changed first. */
export class ListOwnForms extends Question<ListedForm[]> {
  constructor(readonly filter: OwnFormsFilter) {
    super();
  }
}

/** A form with what an office wants of it in a spreadsheet. */
export interface ExportedForm extends ListedForm {
  readonly driverName: string | null;
  /** The driver's own firm, as typed. */
  readonly driverFirm: string | null;
  /** On hire to, as typed. */
  readonly clientFirm: string | null;
  /** `YYYY-MM-DD`; for a check sheet the Saturday on or after its date, so that the rows of a week go together. */
  readonly weekEnding: string;
  readonly vehicle: VehicleType | null;
  readonly machineHours: string | null;
  /** For a timesheet those with anything entered; for a check sheet its one day. */
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

/** What is on a driver's forms? Asked by drivers for their export; answered by forms, a page at most. */
export class ExportOwnForms extends Question<ExportedForm[]> {
  constructor(readonly filter: OwnFormsFilter) {
    super();
  }
}

/** A whole form as its own call answers it, `GET /api/timesheets/{id}` say. */
export type WholeForm = FormPlace & Readonly<Record<string, unknown>>;

/** All of a driver's forms, signatures too? Asked by drivers for their own data; answered by forms, a page at most. */
export class ReadOwnForms extends Question<WholeForm[]> {
  constructor(readonly filter: OwnFormsFilter) {
    super();
  }
}
