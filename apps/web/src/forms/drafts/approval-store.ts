import { createStore, del, delMany, get, keys, set } from 'idb-keyval';

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

/** The browser carries writes out in the order in which they were asked for. */
export function saveApproval(name: string, kept: object): Promise<void> {
  return set(name, kept, database);
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
