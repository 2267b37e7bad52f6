/**
 * Fired when an address has to be confirmed: for a new account, and when its owner asks for the mail again. In the
 * transaction that stores the account or counts the request.
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
    },
  ) {}
}
