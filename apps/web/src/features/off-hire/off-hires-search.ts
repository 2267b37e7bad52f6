import { object, type InferOutput } from 'valibot';

import { day, oneOf, searched } from '../../lib/search-schema.js';

/** What the address of the office's list carries: which notices are shown. With the first script, and so without the rules. */
export const OFF_HIRES_SEARCH = object({
  state: oneOf(['waiting', 'over', 'collected', 'withdrawn']),
  /** The days on which they were given, both included. */
  from: day,
  to: day,
  search: searched(),
});
export type OffHiresSearch = InferOutput<typeof OFF_HIRES_SEARCH>;
