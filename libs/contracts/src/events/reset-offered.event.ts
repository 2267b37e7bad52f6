/**
 * Fired when an account of the forgotten password has been found.
 * By: drivers. Listened to by: deliveries (mails the link, whose key is worked out from these facts).
 */
export class ResetOffered {
  static readonly eventName = 'account.reset-offered';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice makes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      readonly fullName: string;
      /** Raised with every change of the password, so that the link works once. */
      readonly passwordVersion: number;
      /** ISO instant; how long the link works. */
      readonly until: string;
    },
  ) {}
}
