/**
 * Fired when one mail to one recipient may be sent, in the transaction that stores its row.
 * By: deliveries. Listened to by: deliveries (hands it to the mail transport).
 */
export class EmailQueued {
  static readonly eventName = 'email.queued';

  /** @param payload `after`: seconds until it is to be tried; at once where absent */
  constructor(readonly payload: { readonly emailId: string; readonly after?: number }) {}
}
