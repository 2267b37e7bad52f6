import { addDays } from '@groundsheet/form-rules';
import { object, pipe, transform, type InferOutput } from 'valibot';

import { day, searched } from '../../lib/search-schema.js';

export interface Days {
  from: string;
  to: string;
}

/** A leap year. */
export const MOST_DAYS = 366;

/**
 * What the address of the overview carries: first and last day, both included, without them those of `daysOf`; and what the hours
 * are searched for. Of the first script, and so without what only the screen needs.
 */
export const OVERVIEW_SEARCH = pipe(
  object({ from: day, to: day, search: searched() }),
  transform(({ search, ...days }) => ({
    ...(isRange(days) ? days : { from: undefined, to: undefined }),
    search,
  })),
);
export type OverviewSearch = InferOutput<typeof OVERVIEW_SEARCH>;

function isRange({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return Boolean(from && to && to >= from && to < addDays(from, MOST_DAYS));
}
