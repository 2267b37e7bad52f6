import { isPlainDate } from '@groundsheet/form-rules';

import type { FormKind } from '@groundsheet/form-rules';
import { isFormKind } from '../../forms/form-kinds.js';
import { readSearched, readText } from '../../lib/read-text.js';

/** What the address of the history carries: which of the forms are shown. */
export interface HistorySearch {
  kind?: FormKind | undefined;
  status?: 'draft' | 'submitted' | undefined;
  /** UUID of a company of the register. */
  customerId?: string | undefined;
  plantNumber?: string | undefined;
  /** Any day of the week. */
  week?: string | undefined;
  search?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As long as the server takes it. */
export const PLANT_LENGTH = 40;

/** Reads it from an address that may say anything; what no filter can be is left out. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { kind, status } = search;
  const customerId = readText(search['customerId']);
  const week = readText(search['week']);
  return {
    kind: isFormKind(kind) ? kind : undefined,
    status: status === 'draft' || status === 'submitted' ? status : undefined,
    customerId: customerId && UUID.test(customerId) ? customerId : undefined,
    plantNumber: readText(search['plantNumber'])?.slice(0, PLANT_LENGTH),
    week: week && isPlainDate(week) ? week : undefined,
    search: readSearched(search['search']),
  };
}

/** How many of the filters behind the button are set; the search box stands open. */
export function countFilters({ search: _, ...filters }: HistorySearch): number {
  return Object.values(filters).filter(Boolean).length;
}

export function isFiltered(search: HistorySearch): boolean {
  return Object.values(search).some(Boolean);
}

/** Where all forms that are shown can be had as one file. */
export function exportUrl(file: 'csv' | 'zip', search: HistorySearch): string {
  const set = Object.entries(search).filter(([, value]) => value);
  const asked = new URLSearchParams(Object.fromEntries(set) as Record<string, string>).toString();
  return `/api/history/export.${file}${asked && `?${asked}`}`;
}
