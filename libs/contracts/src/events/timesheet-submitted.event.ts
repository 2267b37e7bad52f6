/**
 * Fired when a weekly timesheet has been signed and sent, in the transaction that stores it.
 * By: timesheets (one-step completion). Listened to by: timesheets (renders the PDF).
 */
export class TimesheetSubmitted {
  static readonly eventName = 'timesheet.submitted';

  constructor(
    readonly payload: {
      readonly timesheetId: string;
      /** Sent without an account, or from one whose address is not confirmed (see `PdfRendered`). */
      readonly fromGuest: boolean;
    },
  ) {}
}
