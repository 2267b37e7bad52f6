import type { RegisteredRouter } from '@tanstack/react-router';

import { isHome } from './is-home.js';

/**
 * A page that has just been loaded keeps the service worker busy. Asked for the next version in that moment, Chrome may let the
 * old one live for five minutes more.
 */
const AT_REST_AFTER_MS = 5000;

/**
 * Keeps the shell and the wizards on the device, so that they open without a network. A new version is taken on the home
 * page, and only where nothing is unsaved in any tab: it loads every page of ours again (docs/decisions/0123).
 */
export function workOffline(router: RegisteredRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After everything the first screen needs.
  if (document.readyState === 'complete') void register(router);
  else window.addEventListener('load', () => void register(router), { once: true });
}

async function register(router: RegisteredRouter): Promise<void> {
  const [{ registerSW }, { onceNothingIsUnsaved, watchEntries }] = await Promise.all([
    import('virtual:pwa-register'),
    import('./unsaved.js'),
  ]);
  watchEntries(router);
  const update = registerSW({
    onNeedRefresh: () =>
      setTimeout(() => onceNothingIsUnsaved(() => void update(true), isHome), AT_REST_AFTER_MS),
    // In every tab, also in those that did not ask for it.
    onNeedReload: () => onceNothingIsUnsaved(() => location.reload()),
  });
}
