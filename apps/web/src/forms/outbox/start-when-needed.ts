import { currentSession, subscribeToSession } from '../../lib/session/session-store.js';
import { mayHaveOutbox } from './outbox-hint.js';

/**
 * Starts the outbox where something may wait in it, or a person is signed in, who gets a pass for their device. A stranger
 * has neither, until they sign in.
 */
export function startWhenNeeded(): void {
  const start = () => {
    if (!mayHaveOutbox() && currentSession().mode === 'guest') return;
    stop();
    void import('./start-outbox.js').then(({ startOutbox }) => startOutbox());
  };
  const stop = subscribeToSession(start);
  start();
}
