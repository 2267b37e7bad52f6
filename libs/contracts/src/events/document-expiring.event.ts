/**
 * Fired when a document has 30, 7 or 0 days left, once for each, by housekeeping; for one that comes into the vault with
 * fewer days left, for the next of them.
 * By: documents. Listened to by: deliveries (mails the driver, unless they want no reminders).
 */
export class DocumentExpiring {
  static readonly eventName = 'document.expiring';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly ownerId: string;
      /** `Driving licence` */
      readonly name: string;
      /** Its last day, `YYYY-MM-DD`. */
      readonly expiryDate: string;
      /** ISO instant. */
      readonly at: string;
    },
  ) {}
}
