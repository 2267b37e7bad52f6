import { useSyncExternalStore } from 'react';

/** From here on tables take the place of cards (the token `--breakpoint-office`). */
const OFFICE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(OFFICE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(OFFICE).matches);
}
