import type { Wire } from '@groundsheet/api-client';
import type { OffHireEntry } from '@groundsheet/form-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { OffHiresSearch } from './off-hires-search.js';

/** What is said of a notice that has been taken. */
export type GivenOffHire = Wire['OffHireGivenResponse'];
/** A notice as the office lists it. */
export type OffHire = Wire['OffHireResponse'];
export type OffHireInFull = Wire['OffHireInFullResponse'];

/** Begins the key of every query about notices. */
export const OFF_HIRES_KEY = ['/api/off-hires'] as const;

/** Where the office hears of notices that are given or settled. */
export const OFF_HIRE_EVENTS = '/api/off-hires/events';
/** What is asked again then. */
export const OFF_HIRES_LIVE = [OFF_HIRES_KEY];

/** @param key the same key gives no second notice */
export async function giveNotice(body: OffHireEntry, key: string): Promise<GivenOffHire> {
  return dataOf(await api.POST('/api/off-hires', { params: { header: { 'Idempotency-Key': key } }, body }));
}

/** The notices page by page, the latest first. */
export const offHiresQuery = (search: OffHiresSearch) =>
  infiniteQueryOptions({
    queryKey: [...OFF_HIRES_KEY, search],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/off-hires', { params: { query: { ...search, after } } })),
    ...PAGED,
  });

export const offHireQuery = (id: string) =>
  queryOptions({
    queryKey: [...OFF_HIRES_KEY, id],
    queryFn: async () => dataOf(await api.GET('/api/off-hires/{id}', { params: { path: { id } } })),
    staleTime: 0,
  });

export interface TypedCollection {
  collectedBy: string;
  /** ISO instant. */
  collectedAt: string;
  note: string;
  photos: string[];
}

export async function confirmCollection(id: string, body: TypedCollection): Promise<void> {
  await api.POST('/api/off-hires/{id}/collect', { params: { path: { id } }, body });
}

export async function withdrawNotice(id: string, reason: string): Promise<void> {
  await api.POST('/api/off-hires/{id}/withdraw', { params: { path: { id } }, body: { reason } });
}

/** Where all notices that are shown can be had as a table. */
export function offHiresTableUrl(search: OffHiresSearch): string {
  const set = Object.entries(search).filter(([, value]) => value);
  return `/api/off-hires/export.csv?${new URLSearchParams(Object.fromEntries(set) as Record<string, string>)}`;
}
