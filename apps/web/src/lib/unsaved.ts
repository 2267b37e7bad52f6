import type { RegisteredRouter } from '@tanstack/react-router';

const UNSAVED = 'groundsheet-unsaved';
const ENTERED = ['input', 'change'];
/** What is sent or left ends by itself, and says nothing of it. */
const LOOK_EVERY_MS = 5000;

let letGo: (() => void) | null = null;

/** Notes that something is being entered, or a dialog is open, until the person goes on to another page; other tabs are told too. */
export function watchEntries(router: RegisteredRouter): void {
  for (const kind of ENTERED) addEventListener(kind, hold, { capture: true, passive: true });
  addEventListener('pointerdown', ({ target }) => isEntry(target) && hold(), {
    capture: true,
    passive: true,
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) release();
  });
}

function hold(): void {
  if (letGo) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  void navigator.locks?.request(UNSAVED, { mode: 'shared' }, () => promise);
}

function release(): void {
  letGo?.();
  letGo = null;
}

/** A dialog, or what is drawn on: `data-entry` says so. */
const isEntry = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [data-entry]') !== null;

/**
 * Whether a page of ours could lose something by being loaded again: what was entered here or in another tab, a form that is
 * open, or what the outbox is sending. Each of them holds a lock of this device as long as it lasts.
 */
async function isAnythingUnsaved(): Promise<boolean> {
  if (letGo || document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.length > 0;
}

/**
 * Does something once nothing is unsaved: now, soon after, or when this page is looked at again. What it asks the browser for may
 * come to nothing: it is done again as long as this page stands.
 *
 * @param mayNow what else has to be so
 */
export function onceNothingIsUnsaved(act: () => void, mayNow: () => boolean = () => true): void {
  const look = async () => {
    if (mayNow() && !(await isAnythingUnsaved())) act();
  };
  const lookNow = () => void look();
  setInterval(lookNow, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', lookNow);
  lookNow();
}
