import { GUEST, ownKey } from '../../lib/local-owner.js';
import { readStored, removeStored, store } from '../../lib/local-storage.js';

/** Apart from `sent-here.ts`, as the first page asks no more than this. It is the guest's, also while an account is signed in. */
const KEY = 'groundsheet-sent-here';
/** Of this tab alone: the next driver opens another. */
const IDS_TO_CLAIM = 'ids-to-claim';

export function readSentHere(): string | null {
  return readStored(ownKey(KEY, GUEST));
}

export function storeSentHere(list: readonly unknown[]): void {
  if (list.length === 0) removeStored(ownKey(KEY, GUEST));
  else store(ownKey(KEY, GUEST), JSON.stringify(list));
}

/** Whether anything was sent from this device without an account. */
export function hasSentHere(): boolean {
  return readSentHere() !== null;
}

/** Which of them were sent from this tab, and are to go into the account that its person makes or signs in to. */
export function idsToClaim(): string[] {
  try {
    return sessionStorage.getItem(IDS_TO_CLAIM)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function setIdsToClaim(ids: readonly string[]): void {
  try {
    if (ids.length === 0) sessionStorage.removeItem(IDS_TO_CLAIM);
    else sessionStorage.setItem(IDS_TO_CLAIM, ids.join(' '));
  } catch {
    // Then no account is offered for them.
  }
}
