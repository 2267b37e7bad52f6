/**
 * Fired when a person asks for a new password for an address, whether or not it has an account, so that the response
 * and its time are always the same.
 * By: drivers. Listened to by: drivers (looks for the account).
 */
export class PasswordForgotten {
  static readonly eventName = 'account.password-forgotten';

  constructor(
    readonly payload: {
      /** UUID; becomes the id of the mail. */
      readonly requestId: string;
      /** As typed, in lower case. */
      readonly email: string;
    },
  ) {}
}
