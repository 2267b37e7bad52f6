import { subscribeToSession, currentSession } from '../../lib/session/session-store.js';
import { onCallMade } from '../../lib/api.js';
import { drain } from './drain.js';
import { mayHaveOutbox } from './outbox-hint.js';
import { SYNC_TAG } from './sync-tag.js';

/** What is due by then is tried; the device is asked no more than that, and the server only for what is due. */
const EVERY_MS = 5000;
/** A burst of calls is one reason. */
const SETTLE_MS = 500;

let isStarted = false;

/**
 * Has the outbox send whenever there may be a signal: now, when the browser says so, when the page is seen again, after any
 * call of ours that went through, and when the next try is due, while the page is looked at.
 */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void drain(true).catch(() => undefined), SETTLE_MS);
  };
  const isSeen = () => document.visibilityState === 'visible';
  addEventListener('online', soon);
  addEventListener('pageshow', soon);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === SYNC_TAG && soon());
  document.addEventListener('visibilitychange', () => isSeen() && soon());
  setInterval(() => {
    if (isSeen() && mayHaveOutbox()) void drain().catch(() => undefined);
  }, EVERY_MS);
  onCallMade(soon);
  followSession(soon);
  soon();
}

/** At a sign-in: the device gets a pass, and what waited for the account goes. */
function followSession(soon: () => void): void {
  let passFor: string | null = null;
  const follow = () => {
    const session = currentSession();
    const id = session.mode === 'authenticated' && !session.lapsed ? session.me?.id : undefined;
    // It ends with the session that is logged out of, and with a new password: the next one gets another.
    if (session.mode === 'guest' || session.lapsed) passFor = null;
    if (!id || id === passFor) return;
    passFor = id;
    void fetch('/api/outbox/pass', { method: 'POST' })
      .then(({ ok }) => {
        if (!ok) passFor = null;
        soon();
      })
      .catch(() => (passFor = null));
  };
  subscribeToSession(follow);
  follow();
}
