import { object, type InferOutput } from 'valibot';

import { day, searched } from '../../lib/search-schema.js';

/** What the address of the log carries: which of its entries are shown. First and last day are both included. */
export const AUDIT_SEARCH = object({ person: searched(), record: searched(), from: day, to: day });
export type AuditSearch = InferOutput<typeof AUDIT_SEARCH>;
