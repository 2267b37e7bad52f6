/**
 * Fired once an hour, by whichever process comes first.
 * By: platform (timer). Listened to by: whoever keeps something for a limited time.
 */
export class HousekeepingDue {
  static readonly eventName = 'housekeeping.due';

  constructor(readonly payload: Record<string, never>) {}
}
