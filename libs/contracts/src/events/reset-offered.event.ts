/**
 * Fired when an account has been found for a forgotten password.
 * By: drivers. Listened to by: deliveries (mails the link, whose key is derived from these facts).
 */
export class ResetOffered {
  static readonly eventName = 'account.reset-offered';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      /** Empty until the address is confirmed: anybody may have typed both. */
      readonly fullName: string;
      /** Raised with every change of the password, so that the link works once. */
      readonly passwordVersion: number;
      /** ISO instant; when the link stops working. */
      readonly until: string;
    },
  ) {}
}
