import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import type { Days } from './overview-search.js';

export type Overview = Wire['OverviewResponse'];
export type MissingSheets = Wire['MissingSheets'];
export type GuestSheets = Wire['GuestSheets'];
export type CustomerHours = Wire['CustomerHours'];
export type MachineAttention = Wire['MachineAttention'];

/** What came in on these days; fetched afresh at every look. */
export const overviewQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['/api/overview', { from, to }],
    queryFn: async () => dataOf(await api.GET('/api/overview', { params: { query: { from, to } } })),
    staleTime: 0,
  });

type OverviewPart = 'forms' | 'missing' | 'guest-sheets' | 'hours' | 'attention';

/** The file with all rows of a table. */
export function tableUrl(part: OverviewPart, days: Days): string {
  return `/api/overview/table.csv?${new URLSearchParams({ part, from: days.from, to: days.to }).toString()}`;
}
