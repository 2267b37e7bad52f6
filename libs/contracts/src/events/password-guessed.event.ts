/**
 * Fired once a day for an address whose password was wrong many times, from devices that nobody has signed in on before;
 * whether or not it has an account, so that the response and its time are always the same.
 * By: drivers. Listened to by: drivers (looks for the account).
 */
export class PasswordGuessed {
  static readonly eventName = 'account.password-guessed';

  constructor(
    readonly payload: {
      /** UUID; becomes the id of the mail. */
      readonly requestId: string;
      /** As typed, in lower case. */
      readonly email: string;
      /** ISO instant of the last attempt. */
      readonly at: string;
    },
  ) {}
}
