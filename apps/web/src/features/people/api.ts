import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { Role } from '../../lib/session/role.js';
import type { PeopleSearch } from './people-search.js';

export type Person = Wire['PersonResponse'];
export type InvitationBody = Wire['InvitationBody'];

/** Begins the key of every query for people: whatever changes one invalidates it. */
export const PEOPLE_KEY = ['/api/drivers'] as const;

export const peopleQuery = (filter: PeopleSearch) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, filter],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/drivers', { params: { query: { ...filter, after } } })),
    ...PAGED,
  });

/** How many people there are under each letter, whichever letter is shown. */
export const peopleLettersQuery = ({ letter: _, ...filter }: PeopleSearch) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'letters', filter],
    queryFn: async () => dataOf(await api.GET('/api/drivers/letters', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export type PersonPage = Wire['PersonPageResponse'];

/** A person's account with their devices, machines and latest forms. Each look is recorded. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'one', id],
    queryFn: async () => dataOf(await api.GET('/api/drivers/{id}', { params: { path: { id } } })),
    staleTime: 0,
  });

export type PersonDocument = Wire['DocumentResponse'];

/**
 * What is in a person's vault, without that of their namesakes. Nothing is kept: each look is recorded.
 *
 * @param state only what runs out within 30 days, or has
 */
export const documentsQuery = ({ id: ownerId, fullName: ownerName }: Person, state?: 'expiring') =>
  infiniteQueryOptions({
    queryKey: ['/api/documents', 'of', ownerId, { state }],
    queryFn: async ({ pageParam: after }) => {
      const params = { path: { ownerName }, query: { ownerId, state, after } };
      return pageOf(await api.GET('/api/documents/owner/{ownerName}', { params }));
    },
    ...PAGED,
    gcTime: 0,
  });

export const documentFileUrl = (documentId: string, fileId: string) =>
  `/api/documents/${documentId}/files/${fileId}`;

export type PersonPack = Wire['OfficeSharePack'];

export const packsKey = ({ id }: Person) => ['/api/share-packs-of-driver', id] as const;

/** What a person shares by link. Nothing is kept: each look is recorded. */
export const packsQuery = (person: Person) =>
  infiniteQueryOptions({
    queryKey: packsKey(person),
    queryFn: async ({ pageParam: after }) => {
      const params = { query: { ownerId: person.id, after } };
      return pageOf(await api.GET('/api/share-packs-of-driver', { params }));
    },
    ...PAGED,
    gcTime: 0,
  });

export async function withdrawPack({ id }: PersonPack): Promise<void> {
  await api.DELETE('/api/share-packs/{id}', { params: { path: { id } } });
}

export async function invite(body: InvitationBody): Promise<void> {
  await api.POST('/api/drivers/invitations', { body });
}

const about = ({ id }: Person) => ({ params: { path: { id } } });

export async function changeRole(person: Person, role: Role): Promise<void> {
  await api.PUT('/api/drivers/{id}/role', { ...about(person), body: { role } });
}

export async function deactivate(person: Person): Promise<void> {
  await api.POST('/api/drivers/{id}/deactivate', about(person));
}

export async function erase(person: Person): Promise<void> {
  await api.DELETE('/api/drivers/{id}', about(person));
}

export async function reactivate(person: Person): Promise<void> {
  await api.POST('/api/drivers/{id}/reactivate', about(person));
}

export async function inviteAgain(person: Person): Promise<void> {
  await api.POST('/api/drivers/{id}/invitation', about(person));
}

export async function withdraw(person: Person): Promise<void> {
  await api.DELETE('/api/drivers/{id}/invitation', about(person));
}
