/**
 * Fired with the twentieth wrong password of a day for one address, from devices where nobody has signed in to the account
 * before; whether or not there is an account, so that the response takes the same time.
 * By: drivers. Listened to by: deliveries (mails its owner, once a day).
 */
export class PasswordGuessed {
  static readonly eventName = 'account.password-guessed';

  constructor(
    readonly payload: {
      /** Null where the address that was typed has none. */
      readonly account: {
        readonly driverId: string;
        readonly email: string;
        readonly fullName: string;
      } | null;
      /** The day on site, `YYYY-MM-DD`. */
      readonly day: string;
      /** ISO instant of the attempt. */
      readonly at: string;
    },
  ) {}
}
