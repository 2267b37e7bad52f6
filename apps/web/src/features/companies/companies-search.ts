import { FIELD_LENGTHS } from '@groundsheet/form-rules';

import { readText } from '../../lib/read-text.js';

/** What the address of the screen carries: which of the companies are shown. */
export interface CompaniesSearch {
  search?: string | undefined;
  /** The archived ones in place of the active. */
  archived?: true | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readCompaniesSearch(search: Record<string, unknown>): CompaniesSearch {
  return {
    search: readText(search['search'])?.slice(0, FIELD_LENGTHS.name),
    archived: search['archived'] === true || undefined,
  };
}
