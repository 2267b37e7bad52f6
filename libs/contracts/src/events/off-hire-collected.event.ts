import type { OffHireFacts } from './off-hire-requested.event.js';

/**
 * Fired when the office has confirmed that a machine was collected. By: off-hires. Listened to by: deliveries (mails who gave the
 * notice, the customer and the office).
 */
export class OffHireCollected {
  static readonly eventName = 'off-hire.collected';

  constructor(
    readonly payload: OffHireFacts & {
      /** ISO instant. */
      readonly collectedAt: string;
      /** As it was typed. */
      readonly collectedBy: string;
      readonly note: string | null;
      /** How many photos were taken at the collection. */
      readonly collectedPhotos: number;
    },
  ) {}
}
