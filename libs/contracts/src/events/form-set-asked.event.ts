/**
 * Fired when a supervisor asks a driver to complete the forms of a set, at most once a day.
 * By: approvals. Listened to by: deliveries (mails the driver).
 */
export class FormSetAsked {
  static readonly eventName = 'form-set.asked';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly driverId: string;
      readonly plantNumber: string | null;
      /** A Saturday, `YYYY-MM-DD`. */
      readonly weekEnding: string;
      /** ISO instant. */
      readonly at: string;
    },
  ) {}
}
