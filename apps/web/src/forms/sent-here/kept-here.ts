import { GUEST, ownKey } from '../../lib/local-owner.js';
import { readStored, removeStored, store } from '../../lib/local-storage.js';

/** Apart from `sent-here.ts`, as the first page asks no more than this. It is the guest's, also while an account is signed in. */
const KEY = 'groundsheet-sent-here';

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
