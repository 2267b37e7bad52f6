import { readStored, removeStored, store } from '../local-storage.js';

/** Names no account: the session is ended by its cookie, which no script can read or remove. */
const OWED_KEY = 'groundsheet-logout-owed';
const LOGOUT = '/api/drivers/logout';
/** Everything else waits for it; where the line is as good as dead, that is said. */
const WITHIN_MS = 15_000;

/** Where the device keeps nothing, this page at least knows. */
let onlyHere = false;
let telling: Promise<Response | null> | null = null;

/** At a logout: until the server has heard of it, this browser still has the cookie of their session. */
export function oweLogout(): void {
  store(OWED_KEY, 'true');
  onlyHere = readStored(OWED_KEY) === null;
}

/**
 * Tells the server what it has yet to hear, so that nothing that comes after goes under the account that was left.
 *
 * @returns the refusal where the server could not do it; null where it knows, or there was nothing to tell
 * @throws without a signal, or where it takes too long
 */
export async function settleLogout(): Promise<Response | null> {
  if (!isOwed()) return null;
  telling ??= inTurn(tell).finally(() => (telling = null));
  return (await telling)?.clone() ?? null;
}

const isOwed = () => onlyHere || readStored(OWED_KEY) !== null;

/** What another tab has told is not told again: the next person may have signed in since. */
async function tell(): Promise<Response | null> {
  if (!isOwed()) return null;
  const response = await fetch(LOGOUT, {
    method: 'POST',
    keepalive: true,
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) return response;
  removeStored(OWED_KEY);
  onlyHere = false;
  return null;
}

/** One tab after the other, where the browser has locks (pages from https or localhost). */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(OWED_KEY, work) : work();
}
