import { retriable } from '../../lib/retriable.js';
import { currentSession, subscribeToSession } from '../../lib/session/session-store.js';
import { mayHaveOutbox } from './outbox-hint.js';

const loadOutbox = retriable(() => import('./start-outbox.js'));

/**
 * Starts the outbox where something may wait in it, or somebody is signed in, who gets a pass for their device. A stranger
 * has neither, until they sign in.
 *
 * @returns no longer waits for that
 */
export function startWhenNeeded(): () => void {
  const isNeeded = () => mayHaveOutbox() || currentSession().mode === 'authenticated';
  const start = () =>
    void loadOutbox().then(
      ({ startOutbox }) => startOutbox(),
      () => undefined,
    );
  if (isNeeded()) {
    start();
    return () => undefined;
  }
  const stop = subscribeToSession(() => {
    if (!isNeeded()) return;
    stop();
    start();
  });
  return stop;
}
