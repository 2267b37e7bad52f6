import type { Wire } from '@groundsheet/api-client';
import { FORM_KINDS, MOST_SETS_COUNTED, type DriverKind } from '@groundsheet/form-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { loadMemory } from '../../forms/memory/form-memory.js';
import { ApiError } from '../../lib/api-error.js';
import { dataOf, api } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import { today } from '../../lib/today.js';
import { carriedOver } from './review/carried-over.js';
import type { CollationsSearch } from './lists/collations-search.js';

/** A form set as a list tells it. */
export type Collation = Wire['CollationResponse'];

/** Begins the key of every query for lists and counts of sets: whatever changes one invalidates it. */
export const COLLATIONS_KEY = ['/api/collations'] as const;

/** As many as a supervisor looks through on a Friday. */
const SETS_ON_A_PAGE = 30;

/** The sets of one tab page by page; fetched afresh at every look. */
export const collationsQuery = ({ tab = 'ready', ...filters }: CollationsSearch) =>
  infiniteQueryOptions({
    queryKey: [...COLLATIONS_KEY, { tab, ...filters }],
    queryFn: async ({ pageParam: after }) => {
      const query = { bucket: tab, ...filters, limit: SETS_ON_A_PAGE, after };
      return pageOf(await api.GET('/api/collations', { params: { query } }));
    },
    ...PAGED,
  });

/** The one that has waited longest, apart from a set that was just sent. */
export const nextReadySetQuery = (sent: string) =>
  queryOptions({
    queryKey: [...COLLATIONS_KEY, 'next', sent],
    queryFn: async () => {
      const query = { bucket: 'ready', sort: 'oldest', limit: 2 } as const;
      const sets = dataOf(await api.GET('/api/collations', { params: { query } }));
      return sets.find(({ id }) => id !== sent) ?? null;
    },
    refetchOnMount: 'always',
  });

/** The first few that can be approved, for a glance. */
export const readySetsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...COLLATIONS_KEY, 'ready', limit],
    queryFn: async () =>
      dataOf(await api.GET('/api/collations', { params: { query: { bucket: 'ready', limit } } })),
    refetchOnMount: 'always',
  });

/** How many open sets stand in each tab. */
export const collationCountsQuery = queryOptions({
  queryKey: [...COLLATIONS_KEY, 'counts'],
  queryFn: async () => dataOf(await api.GET('/api/collations/counts')),
  refetchOnMount: 'always',
});

/** As a count of the sets of a tab is written: '1,000+' where there may be more. */
export function setsCounted(count: number): string {
  return count < MOST_SETS_COUNTED ? String(count) : `${MOST_SETS_COUNTED.toLocaleString('en-GB')}+`;
}

/**
 * Saves a draft for a set that lacks one, with what its forms say of driver, machine, customer, site and week, and the firm
 * that this device knows. Repeating it changes nothing.
 *
 * @param id of the draft, made here
 */
export async function beginForm(kind: DriverKind, set: Collation, id: string): Promise<void> {
  const [company = null] = loadMemory().companies;
  const body = { id, ...carriedOver(kind, set, today()), company };
  try {
    await api.POST(`/api/${FORM_KINDS[kind].path}`, { body });
  } catch (error) {
    if (!(error instanceof ApiError && error.problem?.code === 'form.already-begun')) throw error;
  }
}

/** Mails the driver of a set that its forms are to be finished; once a day at most. */
export async function askDriver(id: string, note: string | null): Promise<void> {
  await api.POST('/api/collations/{id}/ask', { params: { path: { id } }, body: { note } });
}
