import { ISSUED_KIND_NAMES } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { id, oneOf, searched } from '../../lib/search-schema.js';

/** What the address of the list carries: which requests are shown. Of the first script, and so without what only the screen needs. */
export const WAITING_SEARCH = object({
  state: oneOf(['open', 'seen', 'expired', 'disagreed', 'signed']),
  kind: oneOf(ISSUED_KIND_NAMES),
  age: oneOf(['day', 'three-days', 'week']),
  /** A company of the register. */
  customerId: id,
  search: searched(),
});
export type WaitingSearch = InferOutput<typeof WAITING_SEARCH>;
