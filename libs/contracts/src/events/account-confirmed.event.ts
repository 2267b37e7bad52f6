/**
 * Fired when the address of an account has been confirmed for the first time: by the link in its mail, by a new password with
 * a link from a mail, or by the settings. In that transaction.
 * By: drivers. Listened to by: approvals (its sets stand among the others from now on).
 */
export class AccountConfirmed {
  static readonly eventName = 'account.confirmed';

  constructor(
    readonly payload: {
      readonly driverId: string;
    },
  ) {}
}
