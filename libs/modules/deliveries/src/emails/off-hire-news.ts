import type {
  MachinesIdle,
  OffHireCollected,
  OffHireRequested,
  OffHireWithdrawn,
} from '@groundsheet/contracts';

export type OffHireNews =
  | { readonly what: 'requested'; readonly facts: OffHireRequested['payload'] }
  | { readonly what: 'collected'; readonly facts: OffHireCollected['payload'] }
  | { readonly what: 'withdrawn'; readonly facts: OffHireWithdrawn['payload'] };

/** The same, to one of the two sides; or that machines stand, to a customer, before there is any notice. */
export type OffHireTold =
  | (OffHireNews & { readonly side: 'hirer' | 'office' })
  | { readonly what: 'idle'; readonly side: 'hirer'; readonly facts: MachinesIdle['payload'] };
