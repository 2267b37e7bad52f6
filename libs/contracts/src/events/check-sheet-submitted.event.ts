/**
 * Fired when a daily check sheet has been signed and sent, in the transaction that stores it.
 * By: check-sheets (one-step completion). Listened to by: check-sheets (renders the PDF).
 */
export class CheckSheetSubmitted {
  static readonly eventName = 'check-sheet.submitted';

  constructor(
    readonly payload: {
      readonly checkSheetId: string;
      /** Sent without an account, or from one whose address is not confirmed (see `PdfRendered`). */
      readonly fromGuest: boolean;
    },
  ) {}
}
