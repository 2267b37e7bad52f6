import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { api, dataOf } from '../../lib/api.js';
import type { Days } from './overview-search.js';

export type Overview = Wire['OverviewResponse'];
export type MissingSheets = Wire['MissingSheets'];
export type GuestSheets = Wire['GuestSheets'];
export type Hours = Wire['HoursResponse'];
export type HoursWorked = Wire['HoursWorked'];
export type MailThatCameBack = Wire['MailThatCameBack'];
export type DayHours = Wire['DayHours'];

/** Begins the key of every query for the overview. */
export const OVERVIEW_KEY = ['/api/overview'] as const;

/** What came in on these days; fetched afresh at every look. */
export const overviewQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, { from, to }],
    queryFn: async () => dataOf(await api.GET('/api/overview', { params: { query: { from, to } } })),
    staleTime: 0,
  });

/** The hours of these days; fetched afresh at every look. */
export const hoursQuery = ({ from, to }: Days, search: string | undefined) =>
  queryOptions({
    queryKey: [...OVERVIEW_KEY, 'hours', { from, to, search }],
    queryFn: async () => {
      const query = { from, to, ...(search ? { search } : {}) };
      return dataOf(await api.GET('/api/overview/hours', { params: { query } }));
    },
    staleTime: 0,
  });

/** Of the list of defects on the page. */
const DEFECTS_SHOWN = 20;

/** What is open on all machines: what keeps coming back first, then the worst. */
export const openDefectsQuery = queryOptions({
  queryKey: [...DEFECTS_KEY, 'list', 'open'],
  queryFn: async () => dataOf(await api.GET('/api/defects', { params: { query: { limit: DEFECTS_SHOWN } } })),
  staleTime: 0,
});

/** The file with all of them. */
export const OPEN_DEFECTS_URL = '/api/defects/table.csv';

/** Mails the driver what is missing of the week; once a day at most. */
export async function askForMissing({ driverId, weekEnding }: MissingSheets): Promise<void> {
  await api.POST('/api/collations/ask', { body: { driverId, week: weekEnding } });
}

type OverviewPart = 'missing' | 'guest-sheets' | 'hours';

/** The file with all rows of a table. */
export function tableUrl(part: OverviewPart, { from, to }: Days, search?: string): string {
  const asked = new URLSearchParams({ part, from, to, ...(search ? { search } : {}) });
  return `/api/overview/table.csv?${asked.toString()}`;
}
