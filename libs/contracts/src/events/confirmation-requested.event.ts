/**
 * Fired when an address is to be confirmed: with a new account, and when its owner asks for the mail again, in the
 * transaction that stores the account.
 * By: drivers. Listened to by: deliveries (mails the link, whose key is worked out from these facts).
 */
export class ConfirmationRequested {
  static readonly eventName = 'account.confirmation-requested';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice makes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      readonly fullName: string;
      /** ISO instant; how long the link works. */
      readonly until: string;
    },
  ) {}
}
