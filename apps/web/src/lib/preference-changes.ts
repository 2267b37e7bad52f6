import type { PreferenceKey } from '@groundsheet/form-rules';

import { GUEST, localOwner, ownKey } from './local-owner.js';
import { readStored, removeStored, store } from './local-storage.js';

/** Brings what has changed on this device to the account. There is one as soon as a person is signed in. */
export interface PreferenceKeeper {
  changed: () => void;
  /** Does now what is to be done. Never fails: what does not work now is tried again. */
  settle: () => Promise<void>;
}

let keeper: PreferenceKeeper | null = null;

export function setPreferenceKeeper(next: PreferenceKeeper): void {
  keeper = next;
}

const markOf = (key: PreferenceKey) => ownKey(`groundsheet-unsent-${key}`);

/** Notes, until it is sent, that the person signed in has changed something of their account. A guest has none. */
export function notePreferenceChange(key: PreferenceKey): void {
  if (localOwner() === GUEST) return;
  store(markOf(key), 'true');
  keeper?.changed();
}

/** Whether the server's copy is older than the one of this device. */
export function isUnsent(key: PreferenceKey): boolean {
  return readStored(markOf(key)) !== null;
}

export function notePreferenceSent(key: PreferenceKey): void {
  removeStored(markOf(key));
}

/** Sends at once what has changed, and fetches what is still missing. */
export async function settlePreferences(): Promise<void> {
  await keeper?.settle();
}
