import { queryOptions } from '@tanstack/react-query';

import { DRIVER_KIND_NAMES, type DriverKind } from '@groundsheet/form-rules';
import { askToKeepForGood } from '../../lib/kept/lasting.js';
import { keptStore } from '../../lib/kept/kept-store.js';
import { GUEST, isKeyOf, localOwner, ownKey } from '../../lib/local-owner.js';
import { isLostWithDevice, isUntouched, type Draft } from './draft.js';
import { outboxDatabase } from './outbox-database.js';
import { movePictures, removePictures } from './picture-store.js';

const database = keptStore('groundsheet-drafts', 'drafts');

/**
 * Names a draft of the person at the device. A screen that stays open asks once whose: what it still writes when another
 * else has signed in is not theirs.
 */
export function draftName(kind: DriverKind, id: string, owner = localOwner()): string {
  return ownKey(`${kind}/${id}`, owner);
}

/** A form that waits on this device. */
export interface KeptDraft<Made extends Draft = Draft> {
  kind: DriverKind;
  draft: Made;
}

/** What one person has begun on this device, the last changed first. */
export async function draftsOf(owner: string): Promise<KeptDraft[]> {
  const kept = await database.entries<Draft>();
  return kept
    .filter(([name]) => isKeyOf(name, owner))
    .flatMap(([name, draft]) => {
      const kind = DRIVER_KIND_NAMES.find((each) => name.startsWith(`${each}/`));
      return kind ? [{ kind, draft }] : [];
    })
    .toSorted((one, other) => other.draft.changedAt.localeCompare(one.draft.changedAt));
}

export function loadDraft<Made extends Draft>(name: string): Promise<Made | undefined> {
  return database.get<Made>(name);
}

export function saveDraft(name: string, draft: Draft): Promise<void> {
  if (!isUntouched(draft)) void askToKeepForGood();
  return database.set(name, draft);
}

/** Gives the unsent forms of a guest to the account that they have made meanwhile. */
export async function giveDraftsTo(account: string): Promise<void> {
  for (const { kind, draft } of await draftsOf(GUEST)) {
    if (isUntouched(draft)) continue;
    const [from, to] = [draftName(kind, draft.form.id, GUEST), draftName(kind, draft.form.id, account)];
    // What was to be sent as a guest's is another request now.
    await saveDraft(to, { ...draft, attempt: null });
    await movePictures(from, to);
    await database.remove(from);
    // Its key was a guest's too: the driver sends it as their own.
    await outboxDatabase.remove(draft.form.id);
  }
}

/** Removes what was only opened: nothing of its driver's is on it. */
export async function removeUntouched(kind: DriverKind, owner: string): Promise<void> {
  const untouched = (await draftsOf(owner)).filter((kept) => kept.kind === kind && isUntouched(kept.draft));
  await Promise.all(untouched.map(({ draft }) => removeDraft(draftName(kind, draft.form.id, owner))));
}

/** Removes a draft, then its pictures: one that arrives in between finds that the draft is gone. */
export async function removeDraft(name: string): Promise<void> {
  await database.remove(name);
  await removePictures(name);
}

/** How many forms of one person would be lost with this device: not all of them is on the server. */
export async function countUnsaved(owner: string): Promise<number> {
  const kept = await database.entries<Draft>();
  return kept.filter(([name, draft]) => isKeyOf(name, owner) && isLostWithDevice(draft)).length;
}

/** Removes this device's copy of a form that is gone from the server. */
export async function removeCopy(id: string, owner: string): Promise<void> {
  const kept = await database.entries<Draft>();
  const copies = kept.filter(([name, { form }]) => isKeyOf(name, owner) && form.id === id);
  await Promise.all(copies.map(([name]) => removeDraft(name)));
}

/** Removes every draft of one person from this device, with its pictures. */
export async function removeDraftsOf(owner: string): Promise<void> {
  const all = await database.names();
  await Promise.all(all.filter((name) => isKeyOf(name, owner)).map(removeDraft));
}

/** What one person has begun on this device and not signed off yet: what waits in the outbox is not to be carried on with. */
export async function openDraftsOf(owner: string): Promise<KeptDraft[]> {
  const [drafts, queued] = await Promise.all([draftsOf(owner), outboxDatabase.names()]);
  return drafts.filter(({ draft }) => !queued.includes(draft.form.id));
}

export const UNSENT_KEY = ['unsent'] as const;

/** The unsent forms on this device of the person at it; never from a cache, since their wizards change them. */
export const unsentDraftsQuery = () =>
  queryOptions({
    queryKey: UNSENT_KEY,
    queryFn: async () => (await openDraftsOf(localOwner())).filter(({ draft }) => !isUntouched(draft)),
    gcTime: 0,
  });
