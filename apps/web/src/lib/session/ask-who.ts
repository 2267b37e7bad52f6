import { dataOf, api } from '../api.js';
import { ApiError } from '../api-error.js';
import { isHome } from '../is-home.js';
import { signedIn, signedOut, signInAgain, type Me } from './session-store.js';

/** Who the server takes us for; null for nobody. */
export async function fetchMe(): Promise<Me | null> {
  try {
    return dataOf(await api.GET('/api/drivers/me'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Lets the server decide what the hints of this device are worth. Without a signal they hold. A session that is
 * over opens sign-in over a form; on the home page nothing is lost, and the Login tab is there already.
 */
export async function askWhoIsSignedIn(): Promise<void> {
  const answer = await fetchMe().catch(() => undefined);
  if (answer) signedIn(answer);
  else if (answer === null && isHome()) signedOut();
  else if (answer === null) await signInAgain();
}
