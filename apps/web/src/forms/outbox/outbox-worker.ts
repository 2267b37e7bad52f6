import { drain } from './drain.js';
import { loadOutbox } from './outbox-store.js';
import { SYNC_TAG } from './sync-tag.js';

/** Of the scope of a service worker what this needs; see vite.config.ts for how it gets there. */
interface Scope {
  addEventListener: (type: 'sync', listener: (event: SyncEvent) => void) => void;
  clients: {
    matchAll: (of: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<readonly (Client & { visibilityState: string })[]>;
  };
}
interface Client {
  postMessage: (message: string) => void;
}
interface SyncEvent {
  tag: string;
  waitUntil: (work: Promise<void>) => void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliver());
});

/**
 * The browser says that there is a signal, and nobody need have opened a page. One that is looked at does it better: it knows
 * who is signed in.
 *
 * @throws where something still waits for a signal: the browser then tries again by itself
 */
async function deliver(): Promise<void> {
  // Also one that was opened before this worker was there.
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  if (seen.length > 0) return seen.forEach((page) => page.postMessage(SYNC_TAG));
  await drain(true);
  const isLeft = (await loadOutbox()).some(({ state }) => state === 'queued' || state === 'sending');
  if (isLeft) throw new Error('There was no signal after all.');
}
