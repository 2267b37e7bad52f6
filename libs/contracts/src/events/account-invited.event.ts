/**
 * Fired when a person is to get the link of their invitation: an admin has invited them, or invited them again, or they have
 * asked for a new password before accepting.
 * By: drivers. Listened to by: deliveries (mails the link, whose key is derived from these facts).
 */
export class AccountInvited {
  static readonly eventName = 'account.invited';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly email: string;
      /** As the admin typed it. */
      readonly fullName: string;
      /** Name of the admin; empty where nobody but the invited person asked for this mail. */
      readonly invitedBy: string;
      /** Raised when the invitation is accepted, so that the link works once. */
      readonly passwordVersion: number;
      /** ISO instant; when the link stops working. */
      readonly until: string;
    },
  ) {}
}
