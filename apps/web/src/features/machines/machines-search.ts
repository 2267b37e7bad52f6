import { VEHICLE_TYPE_NAMES } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { flag, letter, oneOf, searched } from '../../lib/search-schema.js';

/** What the address of the register carries. */
export const MACHINES_SEARCH = object({
  search: searched(),
  /** What their plant number begins with. */
  letter,
  type: oneOf(VEHICLE_TYPE_NAMES),
  archived: flag,
});
export type MachinesSearch = InferOutput<typeof MACHINES_SEARCH>;
