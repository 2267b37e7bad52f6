/**
 * Fired when half of a day's count of guests' mails has been used, in the transaction of the form that uses it.
 * By: forms. Listened to by: deliveries (tells the admins).
 */
export class GuestMailsHalfUsed {
  static readonly eventName = 'guest-mails.half-used';

  constructor(
    readonly payload: {
      /** The day on site on which it was noticed, `YYYY-MM-DD`; admins are told once a day. */
      readonly day: string;
      /** ISO instant. */
      readonly at: string;
    },
  ) {}
}
