import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';

import { isKeyOf, ownKey } from '../../lib/local-owner.js';

/** What was collected to approve form sets, until they are sent. Beside the drafts of forms, and wiped with them. */
const database = createStore('groundsheet-approvals', 'approvals');

/** Names what who is at the device has collected for a set. A screen that stays open asks once, as `draftName` says. */
export function approvalName(id: string): string {
  return ownKey(id);
}

export function loadApproval<Kept>(name: string): Promise<Kept | undefined> {
  return get<Kept>(name, database);
}

/**
 * The browser carries writes out in the order in which they were asked for.
 *
 * @param isUnsaved whether the server has not all of it
 */
export function saveApproval(name: string, kept: object, isUnsaved: boolean): Promise<void> {
  return set(name, { ...kept, isUnsaved }, database);
}

/** For how many form sets names or signatures of somebody would be lost with this device. */
export async function countUnsavedApprovals(owner: string): Promise<number> {
  const kept = await entries<string, { isUnsaved?: boolean }>(database);
  return kept.filter(([name, { isUnsaved }]) => isKeyOf(name, owner) && isUnsaved).length;
}

export function removeApproval(name: string): Promise<void> {
  return del(name, database);
}

/** Removes everything that somebody has collected from this device. */
export async function removeApprovalsOf(owner: string): Promise<void> {
  const all = await keys<string>(database);
  await delMany(
    all.filter((name) => isKeyOf(name, owner)),
    database,
  );
}
