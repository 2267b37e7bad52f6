import type { OffHireFacts } from './off-hire-requested.event.js';

/**
 * Fired when the office has withdrawn a notice. By: off-hires. Listened to by: deliveries (mails who gave the notice, the customer
 * and the office).
 */
export class OffHireWithdrawn {
  static readonly eventName = 'off-hire.withdrawn';

  constructor(
    readonly payload: OffHireFacts & {
      /** As it was typed. */
      readonly reason: string;
      /** ISO instant. */
      readonly withdrawnAt: string;
    },
  ) {}
}
