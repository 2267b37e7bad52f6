import type { Wire } from '@groundsheet/api-client';
import { machineKey, saturdaysAround } from '@groundsheet/form-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { ApiError } from '../../lib/api-error.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { HistorySearch } from './history-search.js';

/** A form of the driver's as the history tells it. */
export type HistoryEntry = Wire['HistoryEntry'];
export type HistoryMail = Wire['HistoryMail'];

/** The driver's own forms page by page, the last changed first; fetched afresh at every look, since mails arrive meanwhile. */
export const historyQuery = (search: HistorySearch) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, search],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/history', { params: { query: { ...search, after } } })),
    ...PAGED,
  });

/** More timesheets than one driver sends in the weeks that are asked about. */
const MOST_OF_SOME_WEEKS = 50;

const keyOf = ({ plantNumber }: Pick<HistoryEntry, 'plantNumber'>) => machineKey(plantNumber ?? '');

/** The weeks, by their Saturdays, that have a timesheet like this one: for its machine and its customer. */
export const timesheetWeeksQuery = ({ plantNumber, customerId }: HistoryEntry) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, 'weeks', plantNumber, customerId],
    queryFn: async () => {
      const query = { kind: 'timesheet', limit: MOST_OF_SOME_WEEKS } as const;
      const entries = dataOf(await api.GET('/api/history', { params: { query } }));
      return entries
        .filter((each) => keyOf(each) === keyOf({ plantNumber }) && each.customerId === customerId)
        .map(({ date }) => saturdaysAround(date).coming);
    },
    staleTime: 0,
  });

/** The first few of one status, for a glance. */
export const latestFormsQuery = (status: 'draft' | 'submitted', limit: number) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, 'latest', status, limit],
    queryFn: async () => dataOf(await api.GET('/api/history', { params: { query: { status, limit } } })),
    refetchOnMount: 'always',
  });

/**
 * Begins the correction of a sent form, or finds the one that was begun.
 *
 * @returns id of the draft
 */
export async function correct({ id }: Pick<HistoryEntry, 'id'>): Promise<string> {
  const call = { params: { path: { id } } };
  return dataOf(await api.POST('/api/forms/{id}/correct', call)).id;
}

/**
 * Begins a week like one that was sent. The same key with the same week gets the same draft again.
 *
 * @param weekEnding plain date
 * @returns id of the draft
 */
export async function copyTimesheet(id: string, weekEnding: string, key: string): Promise<string> {
  const header = { 'Idempotency-Key': `${key} ${weekEnding}` };
  const call = { params: { path: { id }, header }, body: { weekEnding } };
  return dataOf(await api.POST('/api/timesheets/{id}/copy', call)).id;
}

/** Throws a draft away; where that was done already, on another device say, there is nothing left to do. */
export async function throwAway({ id }: Pick<HistoryEntry, 'id'>): Promise<void> {
  try {
    await api.DELETE('/api/forms/{id}', { params: { path: { id } } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
