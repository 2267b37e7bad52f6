/**
 * Fired when a person signs in to an account with a confirmed address on a device where nobody has before, in that
 * transaction; at most three times a day, and not for the first sign-in of all.
 * By: drivers. Listened to by: deliveries (mails its owner, in case it was not them).
 */
export class SignedInOnNewDevice {
  static readonly eventName = 'account.new-device';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      readonly fullName: string;
      /** ISO instant. */
      readonly at: string;
      /** `Chrome on Android` */
      readonly device: string;
    },
  ) {}
}
