/**
 * Fired when somebody says that the password of an address is forgotten, whether or not there is such an account: the
 * answer and its time are then the same.
 * By: drivers. Listened to by: drivers (looks for the account).
 */
export class PasswordForgotten {
  static readonly eventName = 'account.password-forgotten';

  constructor(
    readonly payload: {
      /** UUID; goes on into the mail. */
      readonly requestId: string;
      /** As typed, in lower case. */
      readonly email: string;
    },
  ) {}
}
