import { object, type InferOutput } from 'valibot';

import { flag, letter, searched } from '../../lib/search-schema.js';

/** What the address of the screen carries: which of the companies are shown. */
export const COMPANIES_SEARCH = object({
  search: searched(),
  /** What their name begins with. */
  letter,
  /** The archived ones in place of the active. */
  archived: flag,
});
export type CompaniesSearch = InferOutput<typeof COMPANIES_SEARCH>;
