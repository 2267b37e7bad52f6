import { VEHICLE_TYPE_NAMES } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { oneOf } from '../../../lib/search-schema.js';

/** What the address of the severities carries. */
export const SEVERITIES_SEARCH = object({ vehicle: oneOf(VEHICLE_TYPE_NAMES) });
export type SeveritiesSearch = InferOutput<typeof SEVERITIES_SEARCH>;
