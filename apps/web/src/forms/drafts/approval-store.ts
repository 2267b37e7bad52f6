import { keptStore } from '../../lib/kept/kept-store.js';
import { isKeyOf, ownKey } from '../../lib/local-owner.js';

/** What was collected to approve form sets, until they are sent. Beside the drafts of forms, and wiped with them. */
const database = keptStore('groundsheet-approvals', 'approvals');

/** Names what who is at the device has collected for a set. A screen that stays open asks once, as `draftName` says. */
export function approvalName(id: string): string {
  return ownKey(id);
}

export function loadApproval<Kept>(name: string): Promise<Kept | undefined> {
  return database.get<Kept>(name);
}

/**
 * The browser carries writes out in the order in which they were asked for.
 *
 * @param isUnsaved whether the server has not all of it
 */
export function saveApproval(name: string, kept: object, isUnsaved: boolean): Promise<void> {
  return database.set(name, { ...kept, isUnsaved });
}

/** For how many form sets collected names or signatures would be lost with this device. */
export async function countUnsavedApprovals(owner: string): Promise<number> {
  const kept = await database.entries<{ isUnsaved?: boolean }>();
  return kept.filter(([name, { isUnsaved }]) => isKeyOf(name, owner) && isUnsaved).length;
}

export function removeApproval(name: string): Promise<void> {
  return database.remove(name);
}

/** Removes everything that one person has collected from this device. */
export async function removeApprovalsOf(owner: string): Promise<void> {
  const all = await database.names();
  await database.remove(...all.filter((name) => isKeyOf(name, owner)));
}
