import { queryOptions } from '@tanstack/react-query';
import { createStore, del, entries, get, keys, set } from 'idb-keyval';

import { FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import { GUEST, isKeyOf, ownKey } from '../../lib/local-owner.js';
import { isLostWithDevice, isUntouched, type Draft } from './draft.js';
import { movePictures, removePictures } from './picture-store.js';

const database = createStore('groundsheet-drafts', 'drafts');

/**
 * Names the one draft of a kind of form that who is at the device has on it now. A screen that stays open asks once:
 * what it still writes when somebody else has signed in is not theirs.
 */
export function draftName(kind: FormKind): string {
  return ownKey(kind);
}

export function loadDraft<Made extends Draft>(name: string): Promise<Made | undefined> {
  return get<Made>(name, database);
}

export function saveDraft(name: string, draft: Draft): Promise<void> {
  return set(name, draft, database);
}

/** Gives the unsent forms of a guest to the account that they have made meanwhile. */
export async function giveDraftsTo(account: string): Promise<void> {
  for (const kind of FORM_KIND_NAMES) {
    const [from, to] = [ownKey(kind, GUEST), ownKey(kind, account)];
    const draft = await loadDraft(from);
    if (!draft || isUntouched(draft)) continue;
    // What was to be sent as a guest's is another request now.
    await saveDraft(to, { ...draft, attempt: null });
    await movePictures(from, to);
    await del(from, database);
  }
}

/** Removes a draft with its pictures. */
export async function removeDraft(name: string): Promise<void> {
  await Promise.all([del(name, database), removePictures(name)]);
}

/** How many forms of somebody would be lost with this device: not all of them is on the server. */
export async function countUnsaved(owner: string): Promise<number> {
  const kept = await entries<string, Draft>(database);
  return kept.filter(([name, draft]) => isKeyOf(name, owner) && isLostWithDevice(draft)).length;
}

/** Removes this device's copy of a form that is gone from the server. */
export async function removeCopy(id: string, owner: string): Promise<void> {
  const kept = await entries<string, Draft>(database);
  const copies = kept.filter(([name, { form }]) => isKeyOf(name, owner) && form.id === id);
  await Promise.all(copies.map(([name]) => removeDraft(name)));
}

/** Removes every draft of somebody from this device, with its pictures. */
export async function removeDraftsOf(owner: string): Promise<void> {
  const all = await keys<string>(database);
  await Promise.all(all.filter((name) => isKeyOf(name, owner)).map(removeDraft));
}

/** Begins the key of every query for an unsent form of this device. */
export const UNSENT_KEY = ['unsent'] as const;

/** An unsent form of whoever is at the device; never from a cache, since its wizard changes it. */
export const unsentDraftQuery = <Made extends Draft>(kind: FormKind) =>
  queryOptions({
    queryKey: [...UNSENT_KEY, kind],
    queryFn: async () => (await loadDraft<Made>(draftName(kind))) ?? null,
    gcTime: 0,
  });
