import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';

export type SignRequest = Wire['SignRequestResponse'];
export type AskBody = Wire['AskBody'];

const at = (id: string) => ({ params: { path: { id } } });

/** Begins the key of every list of requests to sign. */
export const SIGN_REQUESTS_KEY = ['sign-requests'] as const;

/** Those about one form or set, the latest first. */
export const requestsAbout = (about: string) =>
  queryOptions({
    queryKey: [...SIGN_REQUESTS_KEY, 'about', about],
    queryFn: async (): Promise<SignRequest[]> =>
      dataOf(await api.GET('/api/sign-requests', { params: { query: { about, limit: 100 } } })),
    refetchOnMount: 'always',
  });

/** One of them, with its link for the account that asked. */
export const requestQuery = (asked: SignRequest) =>
  queryOptions({
    queryKey: [...SIGN_REQUESTS_KEY, 'one', asked.id],
    queryFn: async (): Promise<SignRequest> => dataOf(await api.GET('/api/sign-requests/{id}', at(asked.id))),
    placeholderData: asked,
    refetchOnMount: 'always',
  });

/** @param key the same request again is answered as the first was */
export async function ask(body: AskBody, key: string): Promise<SignRequest> {
  const header = { 'Idempotency-Key': key };
  return dataOf(await api.POST('/api/sign-requests', { params: { header }, body }));
}

export async function renew(id: string): Promise<SignRequest> {
  return dataOf(await api.POST('/api/sign-requests/{id}/renew', at(id)));
}

export async function withdraw(id: string): Promise<void> {
  await api.POST('/api/sign-requests/{id}/withdraw', at(id));
}

export async function remind(id: string): Promise<void> {
  await api.POST('/api/sign-requests/{id}/remind', at(id));
}

export async function answerQuery(id: string, answer: string): Promise<void> {
  await api.POST('/api/sign-requests/{id}/answer', { ...at(id), body: { answer } });
}

/** Begins the correction with what was proposed filled in. */
export async function acceptQuery(id: string): Promise<Wire['FormSavedResponse']> {
  return dataOf(await api.POST('/api/sign-requests/{id}/accept', at(id)));
}

/** For supervisors and admins. */
export const requestCountsQuery = queryOptions({
  queryKey: [...SIGN_REQUESTS_KEY, 'counts'],
  queryFn: async () => dataOf(await api.GET('/api/sign-requests/counts')),
  refetchOnMount: 'always',
});
