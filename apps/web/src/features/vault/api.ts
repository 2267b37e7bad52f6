import type { Wire } from '@groundsheet/api-client';
import type { ProposedField } from '@groundsheet/form-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { ApiError } from '../../lib/api-error.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { VaultSearch } from './vault-search.js';

export type VaultDocument = Wire['DocumentResponse'];
export type DocumentFile = Wire['DocumentFileResponse'];
export type DocumentChange = Wire['DocumentBody'];
export type Proposal = Wire['DocumentProposalResponse'];

/** Begins the key of every query for a vault: whatever changes one invalidates it. */
export const VAULT_KEY = ['/api/documents'] as const;
export const VAULT_EVENTS = '/api/documents/events';

/** Documents page by page, the latest first; fetched afresh at every look. */
export const documentsQuery = (ownerName: string, search: VaultSearch) =>
  infiniteQueryOptions({
    queryKey: [...VAULT_KEY, 'owner', ownerName, search],
    queryFn: async ({ pageParam: after }) =>
      pageOf(
        await api.GET('/api/documents/owner/{ownerName}', {
          params: { path: { ownerName }, query: { ...search, after } },
        }),
      ),
    ...PAGED,
  });

/** The figures of the four tiles. */
export const documentCountsQuery = queryOptions({
  queryKey: [...VAULT_KEY, 'counts'],
  queryFn: async () => dataOf(await api.GET('/api/documents/counts')),
  staleTime: 0,
});

/** When admins looked in. */
export const vaultReadsQuery = queryOptions({
  queryKey: [...VAULT_KEY, 'reads'],
  queryFn: async () => dataOf(await api.GET('/api/documents/reads')),
  staleTime: 0,
});

const pathOf = ({ id }: Pick<VaultDocument, 'id'>) => ({ params: { path: { id } } });

/** What only a list tells stays as it was. */
export async function changeDocument(document: VaultDocument, body: DocumentChange): Promise<VaultDocument> {
  const changed = dataOf(await api.PUT('/api/documents/{id}', { ...pathOf(document), body }));
  return { ...document, ...changed };
}

/** Says that all files of a document have been sent. */
export async function completeDocument(id: string): Promise<void> {
  await api.POST('/api/documents/{id}/complete', { params: { path: { id } } });
}

/** Deletes a document; where that was done already, on another device say, there is nothing left to do. */
export async function deleteDocument(document: VaultDocument): Promise<void> {
  try {
    await api.DELETE('/api/documents/{id}', pathOf(document));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

export async function bringBack(document: VaultDocument): Promise<void> {
  await api.POST('/api/documents/{id}/restore', pathOf(document));
}

/** @param value as it should be; null turns the proposal down */
export async function answerProposal(
  document: VaultDocument,
  field: ProposedField,
  value: string | null,
): Promise<VaultDocument> {
  const body = { field, value };
  const changed = dataOf(await api.POST('/api/documents/{id}/proposals', { ...pathOf(document), body }));
  return { ...document, ...changed };
}

export const fileUrl = (documentId: string, fileId: string) => `/api/documents/${documentId}/files/${fileId}`;
export const thumbnailUrl = (documentId: string, fileId: string) =>
  `${fileUrl(documentId, fileId)}/thumbnail`;
export const proposalPictureUrl = (documentId: string, field: ProposedField) =>
  `/api/documents/${documentId}/proposals/${field}/picture`;
