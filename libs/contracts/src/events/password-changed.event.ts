/**
 * Fired when the password of an account has been changed, or replaced with the link from a mail, in that transaction.
 * By: drivers. Listened to by: deliveries (mails its owner, in case it was not them).
 */
export class PasswordChanged {
  static readonly eventName = 'account.password-changed';

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
