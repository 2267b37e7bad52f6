import type { PdfRenderedPayload } from './pdf-rendered.event.js';

/**
 * Fired when a sent form or a completed set is mailed once more, in the transaction that counts it.
 * By: forms, approvals (a set). Listened to by: deliveries (one more mail per recipient).
 */
export class FormSentAgain {
  static readonly eventName = 'form.sent-again';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail per recipient. */
      readonly requestId: string;
      /** With the recipients of this sending. */
      readonly form: PdfRenderedPayload;
    },
  ) {}
}
