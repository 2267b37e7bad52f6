import { settlePreferences } from '../../lib/preference-changes.js';
import { currentSession, subscribeToSession, type Me } from '../../lib/session/session-store.js';

/**
 * Fetches the preferences of an account each time the server has said who is signed in. Guests do not load the code for it.
 *
 * @param show shows theme and text size as they are kept now
 * @returns how to stop
 */
export function followAccount(show: () => void): () => void {
  let known: Me | null = null;
  const look = () => {
    const session = currentSession();
    const me = session.mode === 'authenticated' ? session.me : null;
    if (me === known) return;
    known = me;
    if (me) void bring(show);
  };
  look();
  const stop = subscribeToSession(look);
  addEventListener('online', settlePreferences);
  return () => {
    removeEventListener('online', settlePreferences);
    stop();
  };
}

/** Where that code cannot be loaded, the device's own copy will do until the next start. */
async function bring(show: () => void): Promise<void> {
  const means = await import('./account-preferences.js').catch(() => null);
  await means?.bringPreferences(show);
}
