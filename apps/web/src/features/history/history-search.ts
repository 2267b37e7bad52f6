import { FORM_KIND_NAMES } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { day, id, oneOf, searched } from '../../lib/search-schema.js';

/** As long as the server takes it. */
export const PLANT_LENGTH = 40;

/** What the address of the history carries: which of the forms are shown. */
export const HISTORY_SEARCH = object({
  kind: oneOf(FORM_KIND_NAMES),
  status: oneOf(['draft', 'submitted']),
  /** A company of the register. */
  customerId: id,
  plantNumber: searched(PLANT_LENGTH),
  /** Any day of the week. */
  week: day,
  search: searched(),
});
export type HistorySearch = InferOutput<typeof HISTORY_SEARCH>;

/** What 'Clear all' takes away. */
export const HISTORY_FILTERS = ['search', 'kind', 'status', 'customerId', 'plantNumber', 'week'] as const;

/** Where all forms that are shown can be had as one file. */
export function exportUrl(file: 'csv' | 'zip', search: HistorySearch): string {
  const set = Object.entries(search).filter(([, value]) => value);
  const asked = new URLSearchParams(Object.fromEntries(set) as Record<string, string>).toString();
  return `/api/history/export.${file}${asked && `?${asked}`}`;
}
