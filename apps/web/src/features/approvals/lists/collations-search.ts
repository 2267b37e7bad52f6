import { SET_BUCKET_LABELS, SET_BUCKETS, type SetBucket } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { day, id, oneOf, searched } from '../../../lib/search-schema.js';

/** `unconfirmed` is for supervisors and admins. */
export type CollationsTab = SetBucket | 'unconfirmed' | 'completed';

export const COLLATIONS_TABS: readonly CollationsTab[] = [...SET_BUCKETS, 'completed', 'unconfirmed'];

export const TAB_LABELS: Record<CollationsTab, string> = {
  ...SET_BUCKET_LABELS,
  unconfirmed: 'Address not confirmed',
  completed: 'Completed',
};

/** As long as the server takes it. */
export const PLANT_LENGTH = 40;

/** What the address of the list carries: which of the sets are shown. */
export const COLLATIONS_SEARCH = object({
  /** Those ready for approval where nothing is said. */
  tab: oneOf(COLLATIONS_TABS),
  search: searched(),
  /** Any day of the week. */
  week: day,
  driver: searched(),
  plantNumber: searched(PLANT_LENGTH),
  /** A company of the register. */
  customerId: id,
  /** The last changed first where nothing is said. */
  sort: oneOf(['oldest']),
});
export type CollationsSearch = InferOutput<typeof COLLATIONS_SEARCH>;

/** What 'Clear all' takes away: not the order. */
export const COLLATIONS_FILTERS = ['search', 'week', 'driver', 'plantNumber', 'customerId'] as const;
