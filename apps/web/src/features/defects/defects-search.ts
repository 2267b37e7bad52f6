import type { Severity } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { flag, oneOf, searched } from '../../lib/search-schema.js';

/** The columns of the board, and what is over. What they are called comes with the board, not with the first script. */
export const COLUMN_NAMES = ['new', 'in hand', 'repaired', 'overdue', 'closed'] as const;
export type Column = (typeof COLUMN_NAMES)[number];

/** Written out: the rules of defects come with the board, not with the first script. */
const SEVERITY_NAMES: readonly Severity[] = ['A', 'B', 'C'];

/** What the address of the board carries. */
export const DEFECTS_SEARCH = object({
  column: oneOf(COLUMN_NAMES),
  severity: oneOf(SEVERITY_NAMES),
  /** A plant number, or the number of a defect. */
  search: searched(),
  /** Machines by status instead. */
  machines: flag,
});
export type DefectsSearch = InferOutput<typeof DEFECTS_SEARCH>;
