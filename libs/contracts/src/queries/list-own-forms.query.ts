/** Which of their forms a driver wants to see. An absent filter does not restrict anything. */
export interface OwnFormsFilter {
  /** UUID of the account. */
  readonly driverId: string;
  readonly status?: 'draft' | 'submitted';
  /** UUID of the company of the register. */
  readonly companyId?: string;
  /** In any capitals, with or without spaces. */
  readonly plantNumber?: string;
  /** Week ending or check date, `YYYY-MM-DD`, both included. */
  readonly dates?: { readonly from: string; readonly to: string };
  /** Part of a name, site, plant number, reference or order number, in any capitals. */
  readonly search?: string;
  /** The last form of the page before. */
  readonly after?: FormPlace;
  readonly limit: number;
}

/** The place of a form in the list, last changed first. */
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
  /** Key of the PDF in object storage; null until it is rendered. */
  readonly pdfKey: string | null;
}

/** Which timesheets does a driver have? Asked by drivers for the history; answered by timesheets, last changed first. */
export class ListOwnTimesheets {
  constructor(readonly filter: OwnFormsFilter) {}
}

/** Which check sheets does a driver have? Asked by drivers for the history; answered by check-sheets, last changed first. */
export class ListOwnCheckSheets {
  constructor(readonly filter: OwnFormsFilter) {}
}
