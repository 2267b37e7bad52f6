import { queryOptions } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';

import type { Draft } from './draft.js';

const database = createStore('groundsheet-drafts', 'drafts');

/**
 * Names the one draft of a kind of form that its owner has on this device.
 *
 * @param owner `guest`, or the id of an account
 */
export function draftName(kind: string, owner = 'guest'): string {
  return `${kind}:${owner}`;
}

export function loadDraft<Made extends Draft>(name: string): Promise<Made | undefined> {
  return get<Made>(name, database);
}

export function saveDraft(name: string, draft: Draft): Promise<void> {
  return set(name, draft, database);
}

export function removeDraft(name: string): Promise<void> {
  return del(name, database);
}

/** An unsent form of this device; never from a cache, its wizard has changed it meanwhile. */
export const unsentDraftQuery = <Made extends Draft>(name: string) =>
  queryOptions({
    queryKey: ['unsent', name],
    queryFn: async () => (await loadDraft<Made>(name)) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
