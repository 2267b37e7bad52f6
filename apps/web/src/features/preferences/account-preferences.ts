import type { Preferences } from '@groundsheet/form-rules';

import { dataOf, api } from '../../lib/api.js';
import { ApiError } from '../../lib/api-error.js';
import {
  isUnsent,
  notePreferenceSent,
  setPreferenceKeeper,
  type PreferenceKeeper,
} from '../../lib/preference-changes.js';
import { currentSession } from '../../lib/session/session-store.js';
import { LOCAL_COPIES, SHARED_KEYS, type SharedKey } from './local-copies.js';

const PREFERENCES = '/api/drivers/me/preferences';
/** Changes that follow each other so closely are one call. */
const PAUSE_MS = 2000;
/** A call that hangs must not hold up the ones behind it, nor logging out. */
const PATIENCE_MS = 8000;

/** Keeps the preferences of the person signed in: one exchange with the server after the other. */
function createKeeper(): PreferenceKeeper & { fetchFor: (show: () => void) => Promise<void> } {
  /** What is to be done with the server's copy, until it has been fetched. */
  let wanted: (() => void) | null = null;
  let last: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const exchange = async () => {
    const account = signedInAccount();
    if (!account) return;
    if (wanted) {
      const there = dataOf(await api.GET(PREFERENCES, { signal: patience() }));
      // Another person may have come to the device meanwhile.
      if (signedInAccount() !== account) return;
      for (const key of SHARED_KEYS) take(key, there[key]);
      wanted();
      wanted = null;
    }
    for (const key of SHARED_KEYS) await sendIfChanged(key, account);
  };
  const settle = () => {
    clearTimeout(timer);
    last = last.then(exchange).catch(() => undefined);
    return last;
  };
  return {
    settle,
    changed: () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PAUSE_MS);
    },
    fetchFor: (show) => {
      wanted = show;
      return settle();
    },
  };
}

const patience = () => AbortSignal.timeout(PATIENCE_MS);

/** The account that the server has said we are; also the owner of the local copies then. */
function signedInAccount(): string | null {
  const session = currentSession();
  return session.mode === 'authenticated' && session.me ? session.me.id : null;
}

/** What was changed here and not sent yet is newer than what the server has. */
function take<Key extends SharedKey>(key: Key, there: Preferences[Key] | undefined): void {
  if (there === undefined) return;
  const { load, save, join } = LOCAL_COPIES[key];
  save(isUnsent(key) ? join(load(), there) : there);
}

async function sendIfChanged(key: SharedKey, account: string): Promise<void> {
  if (signedInAccount() !== account || !isUnsent(key)) return;
  const value = LOCAL_COPIES[key].load();
  try {
    await api.PUT(`${PREFERENCES}/{key}`, {
      params: { path: { key } },
      body: { value } as PreferenceBody,
      signal: patience(),
    });
  } catch (error) {
    // What the server will never take is not sent again; what it has comes back with the next start.
    if (!(error instanceof ApiError && error.status === 422)) throw error;
  }
  const isSame = () => JSON.stringify(LOCAL_COPIES[key].load()) === JSON.stringify(value);
  if (signedInAccount() === account && isSame()) notePreferenceSent(key);
}

type PreferenceBody = { [Key in SharedKey]: { value: Preferences[Key] } }[SharedKey];

const keeper = createKeeper();

/** Fetches the preferences of the person signed in, and from now on sends what they change. */
export function bringPreferences(show: () => void): Promise<void> {
  setPreferenceKeeper(keeper);
  return keeper.fetchFor(show);
}
