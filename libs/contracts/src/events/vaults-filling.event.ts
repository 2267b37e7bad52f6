/**
 * Fired when a document has arrived and all vaults together hold more than 70 % of what they may, in the transaction of its
 * arrival. By: documents. Listened to by: deliveries (tells the admins).
 */
export class VaultsFilling {
  static readonly eventName = 'vaults.filling';

  constructor(
    readonly payload: {
      /** The day on site on which it was noticed, `YYYY-MM-DD`; admins are told once a day. */
      readonly day: string;
      /** ISO instant. */
      readonly at: string;
    },
  ) {}
}
