/**
 * Fired when an address has to be confirmed: for a new account, when its owner asks for the mail again, and a week before
 * the account is removed without it. In the transaction that stores that.
 * By: drivers. Listened to by: deliveries (mails the link, whose key is derived from these facts).
 */
export class ConfirmationRequested {
  static readonly eventName = 'account.confirmation-requested';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      /** ISO instant; when the link stops working. */
      readonly until: string;
      /** ISO instant at which the account is removed, where its owner is told of that; otherwise null. */
      readonly removesAt: string | null;
    },
  ) {}
}
