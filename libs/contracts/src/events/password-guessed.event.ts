/**
 * Fired with the twentieth wrong password of a day for one address, from devices where nobody has signed in to the account
 * before; whether or not there is an account, so that the response takes the same time.
 * By: drivers. Listened to by: drivers (mails its owner, once a day).
 */
export class PasswordGuessed {
  static readonly eventName = 'account.password-guessed';

  constructor(
    readonly payload: {
      /** UUID; null where the address that was typed has no account. */
      readonly driverId: string | null;
      /** The day on site, `YYYY-MM-DD`. */
      readonly day: string;
      /** ISO instant of the attempt. */
      readonly at: string;
    },
  ) {}
}
