import type { PdfRenderedPayload } from './pdf-rendered.event.js';

/**
 * Fired when a driver has a form mailed once more, in the transaction that counts it.
 * By: forms. Listened to by: deliveries (one more mail per recipient).
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
