/** Which of his forms a driver wants to see; everything that is absent is no restriction. */
export interface OwnFormsFilter {
  /** UUID of the account. */
  readonly driverId: string;
  readonly status?: 'draft' | 'submitted';
  /** UUID of the company of the register. */
  readonly companyId?: string;
  /** In any letters, with or without spaces. */
  readonly plantNumber?: string;
  /** Week ending or check date, `YYYY-MM-DD`, both included. */
  readonly dates?: { readonly from: string; readonly to: string };
  /** Part of a name, site, plant number, reference or order number, in any letters. */
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
  readonly kind: 'timesheet' | 'check-sheet';
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
  /** Hours of the week; null for a check sheet. */
  readonly totalHours: number | null;
  /** Items that need attention; null for a timesheet. */
  readonly attentionCount: number | null;
  readonly version: number;
  /** ISO instant; null for a draft. */
  readonly submittedAt: string | null;
  readonly corrects: string | null;
  readonly supersededBy: string | null;
  /** Where the PDF lies in object storage; null until it does. */
  readonly pdfKey: string | null;
}

/** Which timesheets has a driver? Asked by drivers for his history; answered by timesheets, the last changed first. */
export class ListOwnTimesheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** Which check sheets has a driver? Asked by drivers for his history; answered by check-sheets, the last changed first. */
export class ListOwnCheckSheets {
  constructor(readonly filter: OwnFormsFilter) {}
}
