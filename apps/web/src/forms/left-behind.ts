import { removeDraftsOf } from './drafts/draft-store.js';
import { loadMemory } from './memory/form-memory.js';
import { forgetClaims, hasClaims } from './claims/kept-claims.js';
import { isKeyOf, localOwner } from '../lib/local-owner.js';
import { removeStoredWhere } from '../lib/local-storage.js';
import { hasSentHere } from './sent-here/kept-here.js';
import { loadSavedEmails } from './memory/saved-emails.js';

/** Whether this device remembers anything that who is at it has entered. */
export function hasMemories(): boolean {
  return (
    hasClaims() ||
    hasSentHere() ||
    loadSavedEmails().length > 0 ||
    Object.values(loadMemory()).some((list) => list.length > 0)
  );
}

/** Wipes what who is at this device has left on it, unsent forms and all; other people's things stay. */
export async function forgetEverything(): Promise<void> {
  const owner = localOwner();
  forgetClaims();
  removeStoredWhere((key) => isKeyOf(key, owner));
  const { removeApprovalsOf } = await import('./drafts/approval-store.js');
  const { removeChosenOf } = await import('./upload/recovery-store.js');
  const { removeEntriesOf } = await import('./outbox/outbox-store.js');
  const { removeSeenOf } = await import('../lib/kept/last-seen.js');
  const { removeDocumentsOf } = await import('../lib/kept/kept-documents.js');
  await Promise.all([
    removeEntriesOf(owner),
    removeDraftsOf(owner),
    removeApprovalsOf(owner),
    removeChosenOf(owner),
    removeSeenOf(owner),
    removeDocumentsOf(owner),
  ]);
}
