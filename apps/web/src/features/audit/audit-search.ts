import { isPlainDate } from '@groundsheet/form-rules';

import { readSearched, readText } from '../../lib/read-text.js';

/** What the address of the log carries: which of its entries are shown. */
export interface AuditSearch {
  person?: string | undefined;
  record?: string | undefined;
  /** First and last day, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const text = (name: keyof AuditSearch) => readSearched(search[name]);
  const day = (name: keyof AuditSearch) => {
    const date = readText(search[name]);
    return date && isPlainDate(date) ? date : undefined;
  };
  return { person: text('person'), record: text('record'), from: day('from'), to: day('to') };
}
