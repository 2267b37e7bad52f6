import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { MailsSearch } from './mails-search.js';

/** A mail as the list tells it. */
export type Mail = Wire['MailResponse'];
export type MailInFull = Wire['MailInFullResponse'];
/** A job that has used up its attempts. */
export type ParkedJob = Wire['ParkedJobResponse'];
/** A recipient who wants no mail. */
export type Suppression = Wire['SuppressionResponse'];

/** Begins the key of every query about mails. */
export const MAILS_KEY = ['/api/mails'] as const;
export const SUPPRESSIONS_KEY = ['/api/suppressions'] as const;

/** The mails page by page, the latest first; fetched afresh at every look, since they are sent meanwhile. */
export const mailsQuery = ({ state, search }: MailsSearch) =>
  infiniteQueryOptions({
    queryKey: [...MAILS_KEY, { state, search }],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/mails', { params: { query: { state, search, after } } })),
    ...PAGED,
  });

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...MAILS_KEY, id],
    queryFn: async () => dataOf(await api.GET('/api/mails/{id}', { params: { path: { id } } })),
    staleTime: 0,
  });

export const transportQuery = queryOptions({
  queryKey: [...MAILS_KEY, 'transport'],
  queryFn: async () => dataOf(await api.GET('/api/mails/transport')),
});

/** All at once: the server tells the first hundred. */
export const parkedJobsQuery = infiniteQueryOptions({
  queryKey: ['/api/parked-jobs'],
  queryFn: async () => pageOf(await api.GET('/api/parked-jobs')),
  ...PAGED,
});

export const suppressionsQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...SUPPRESSIONS_KEY, { search }],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/suppressions', { params: { query: { search, after } } })),
    ...PAGED,
  });

/**
 * Sends a mail once more.
 *
 * @param key the same key sends it no second time
 */
export async function sendAgain({ id }: Pick<Mail, 'id'>, key: string): Promise<void> {
  const call = { params: { path: { id }, header: { 'Idempotency-Key': key } } };
  await api.POST('/api/mails/{id}/send-again', call);
}

export async function runAgain({ id }: ParkedJob): Promise<void> {
  await api.POST('/api/parked-jobs/{id}/run-again', { params: { path: { id } } });
}

export async function suppress(address: string): Promise<void> {
  await api.POST('/api/suppressions/addresses', { body: { address } });
}

export async function allow({ id }: Suppression): Promise<void> {
  await api.DELETE('/api/suppressions/{id}', { params: { path: { id } } });
}
