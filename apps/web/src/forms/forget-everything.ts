import { isKeyOf, localOwner } from '../lib/local-owner.js';
import { removeStoredWhere } from '../lib/local-storage.js';
import { removeApprovalsOf } from './drafts/approval-store.js';
import { removeDraftsOf } from './drafts/draft-store.js';
import { setIdsToClaim } from './sent-here/kept-here.js';

/** Wipes what who is at this device has left on it, unsent forms and all; other people's things stay. */
export async function forgetEverything(): Promise<void> {
  const owner = localOwner();
  setIdsToClaim([]);
  removeStoredWhere((key) => isKeyOf(key, owner));
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
