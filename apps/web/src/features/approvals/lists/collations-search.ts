import { SET_BUCKET_LABELS, SET_BUCKETS, type SetBucket } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { day, oneOf, searched } from '../../../lib/search-schema.js';

/** `unconfirmed` is for supervisors and admins. */
export type CollationsTab = SetBucket | 'unconfirmed' | 'completed';

export const COLLATIONS_TABS: readonly CollationsTab[] = [...SET_BUCKETS, 'unconfirmed', 'completed'];

export const TAB_LABELS: Record<CollationsTab, string> = {
  ...SET_BUCKET_LABELS,
  unconfirmed: 'Address not confirmed',
  completed: 'Completed',
};

/** What the address of the list carries: which of the sets are shown. */
export const COLLATIONS_SEARCH = object({
  /** Those ready for approval where nothing is said. */
  tab: oneOf(COLLATIONS_TABS),
  search: searched(),
  /** Any day of the week. */
  week: day,
});
export type CollationsSearch = InferOutput<typeof COLLATIONS_SEARCH>;
