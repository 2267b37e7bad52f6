/**
 * Fired when an account has been found whose password others may be trying to guess.
 * By: drivers. Listened to by: deliveries (mails its owner).
 */
export class GuessingNoticed {
  static readonly eventName = 'account.guessing-noticed';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      readonly fullName: string;
      /** ISO instant of the last attempt. */
      readonly at: string;
    },
  ) {}
}
