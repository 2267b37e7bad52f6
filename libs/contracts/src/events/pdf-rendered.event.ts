import type { IssuedKind } from '@groundsheet/form-rules';
import type { MailWords } from '../mail-words.js';

export interface PdfRenderedPayload {
  readonly formKind: IssuedKind;
  readonly formId: string;
  /** Printed on the form and read out on the telephone: `TS-7K3M9QXD`. */
  readonly reference: string;
  /** Key of the PDF in object storage. */
  readonly objectKey: string;
  readonly byteSize: number;
  /** For the attachment: `timesheet-2026-11-21-TS-7K3M9QXD.pdf`. */
  readonly fileName: string;
  /** Lower case, each once. */
  readonly recipients: readonly string[];
  /** The company of the register that the form is for; where there is none the typed client, or nothing. */
  readonly companyName: string;
  readonly companyEmail: string | null;
  /** The account whose form it is; null for a guest's. */
  readonly driverId: string | null;
  readonly driverName: string;
  /** Week ending or check date, `YYYY-MM-DD`. */
  readonly formDate: string;
  /** ISO instant. */
  readonly submittedAt: string;
  readonly words: MailWords;
}

/**
 * Fired when a form's PDF lies in object storage, in the transaction that stores its key.
 * By: forms, approvals (a set). Listened to by: deliveries (one mail per
 * recipient).
 */
export class PdfRendered {
  static readonly eventName = 'pdf.rendered';

  constructor(readonly payload: PdfRenderedPayload) {}
}
