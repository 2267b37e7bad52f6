import type { OffHireCollected, OffHireRequested, OffHireWithdrawn } from '@groundsheet/contracts';

export type OffHireNews =
  | { readonly what: 'requested'; readonly facts: OffHireRequested['payload'] }
  | { readonly what: 'collected'; readonly facts: OffHireCollected['payload'] }
  | { readonly what: 'withdrawn'; readonly facts: OffHireWithdrawn['payload'] };

/** The same, to one of the two sides. */
export type OffHireTold = OffHireNews & { readonly side: 'hirer' | 'office' };
