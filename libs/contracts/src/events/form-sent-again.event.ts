import type { PdfRenderedPayload } from './pdf-rendered.event.js';

/**
 * Fired when a driver has a form mailed once more, in the transaction that counts it.
 * By: forms. Listened to by: deliveries (one more mail per recipient).
 */
export class FormSentAgain {
  static readonly eventName = 'form.sent-again';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice makes one mail for each recipient. */
      readonly requestId: string;
      /** With those whom it goes to this time. */
      readonly form: PdfRenderedPayload;
    },
  ) {}
}
