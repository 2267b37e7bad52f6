import { isPlainDate } from '@groundsheet/form-rules';

import { readText } from '../../forms/form-search.js';

/** What the address of the log carries: which of its entries are shown. */
export interface AuditSearch {
  person?: string | undefined;
  record?: string | undefined;
  /** First and last day, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** As long as the server takes it. */
export const SEARCH_LENGTH = 100;

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const text = (name: keyof AuditSearch) => readText(search[name])?.slice(0, SEARCH_LENGTH);
  const day = (name: keyof AuditSearch) => {
    const date = readText(search[name]);
    return date && isPlainDate(date) ? date : undefined;
  };
  return { person: text('person'), record: text('record'), from: day('from'), to: day('to') };
}
