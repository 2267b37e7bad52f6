import { isPlainDate, SET_BUCKET_LABELS, SET_BUCKETS, type SetBucket } from '@groundsheet/form-rules';

import { readSearched, readText } from '../../lib/read-text.js';

export type CollationsTab = SetBucket | 'completed';

export const COLLATIONS_TABS: readonly CollationsTab[] = [...SET_BUCKETS, 'completed'];

export const TAB_LABELS: Record<CollationsTab, string> = { ...SET_BUCKET_LABELS, completed: 'Completed' };

/** What the address of the list carries: which of the sets are shown. */
export interface CollationsSearch {
  /** Those ready for approval where nothing is said. */
  tab?: CollationsTab | undefined;
  search?: string | undefined;
  /** Any day of the week. */
  week?: string | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readCollationsSearch(search: Record<string, unknown>): CollationsSearch {
  const week = readText(search['week']);
  return {
    tab: COLLATIONS_TABS.find((tab) => tab === search['tab']),
    search: readSearched(search['search']),
    week: week && isPlainDate(week) ? week : undefined,
  };
}
