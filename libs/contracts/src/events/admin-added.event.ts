/**
 * Fired when a person becomes an admin: by another admin, by the settings, or by accepting an invitation as one; in that
 * transaction.
 * By: drivers. Listened to by: deliveries (tells the other admins).
 */
export class AdminAdded {
  static readonly eventName = 'account.admin-added';

  constructor(
    readonly payload: {
      readonly driverId: string;
      readonly email: string;
      readonly fullName: string;
      /** ISO instant. */
      readonly at: string;
    },
  ) {}
}
