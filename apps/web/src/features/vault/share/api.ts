import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../../lib/api.js';
import { PAGED, pageOf } from '../../../lib/pages.js';

export type SharePack = Wire['SharePackResponse'];
export type SharedDocument = Wire['SharedDocument'];
export type SharedFile = Wire['SharedFile'];

export const SHARE_PACKS_KEY = ['/api/share-packs'] as const;

/** What the driver shares, the latest first; fetched afresh at every look, for openings come meanwhile. */
export const sharePacksQuery = infiniteQueryOptions({
  queryKey: SHARE_PACKS_KEY,
  queryFn: async ({ pageParam: after }) =>
    pageOf(await api.GET('/api/share-packs', { params: { query: { after } } })),
  ...PAGED,
});

export async function makeSharePack(body: Wire['SharePackBody']): Promise<Wire['SharePackMade']> {
  return dataOf(await api.POST('/api/share-packs', { body }));
}

export async function withdrawSharePack({ id }: Pick<SharePack, 'id'>): Promise<void> {
  await api.DELETE('/api/share-packs/{id}', { params: { path: { id } } });
}

/** The mail with the link that confirms the account's address, once more. */
export async function mailConfirmationAgain(): Promise<void> {
  await api.POST('/api/drivers/me/confirmation');
}

/** Trades the key of a link for a cookie. */
export async function openPackLink(packId: string, key: string): Promise<void> {
  await api.POST('/api/share-pack-links', { body: { packId, key } });
}

/** Asked again while a PDF is being drawn. */
const DRAWING_MS = 3000;

export const isPdf = ({ mimeType }: SharedFile) => mimeType === 'application/pdf';

const isBeingDrawn = ({ files }: SharedDocument) =>
  files.some((file) => isPdf(file) && file.drawnPages === null);

/** A share pack as its readers by the link see it. */
export const sharedPackQuery = (id: string) =>
  queryOptions({
    queryKey: [...SHARE_PACKS_KEY, id],
    queryFn: async () => dataOf(await api.GET('/api/share-packs/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.documents.some(isBeingDrawn) ? DRAWING_MS : false),
  });

export const sharedFileUrl = (packId: string, fileId: string) => `/api/share-packs/${packId}/files/${fileId}`;

export const sharedPageUrl = (packId: string, fileId: string, page: number) =>
  `${sharedFileUrl(packId, fileId)}/pages/${page}`;
