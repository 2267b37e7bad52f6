/**
 * Fired once an hour, by whichever process gets there first.
 * By: platform (timer). Listened to by: approvals, defects, deliveries, documents, drivers, files, forms, machines, off-hires, platform
 * (each removes what it keeps for a limited time).
 */
export class HousekeepingDue {
  static readonly eventName = 'housekeeping.due';

  constructor(readonly payload: Record<string, never>) {}
}
