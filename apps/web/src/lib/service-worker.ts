import type { RegisteredRouter } from '@tanstack/react-router';

import { isHome } from './is-home.js';

/**
 * Keeps the shell and the wizards on the device, so that they open without a network. A new version is taken only
 * on the home page, where no form is open: a page must not lose the files it was built with.
 */
export function workOffline(router: RegisteredRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After everything the first screen needs.
  if (document.readyState === 'complete') void register(router);
  else window.addEventListener('load', () => void register(router), { once: true });
}

async function register(router: RegisteredRouter): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh: () => {
      if (isHome()) return void update(true);
      const unsubscribe = router.subscribe('onResolved', () => {
        if (!isHome()) return;
        unsubscribe();
        void update(true);
      });
    },
  });
}
