import { useEffect } from 'react';

/** What is on the page comes first. */
const SOON_MS = 1500;

/**
 * Fetches the code of what may be opened next, so that it opens at once, and without a signal, too.
 *
 * @param loads dynamic imports, always the same
 */
export function useLoadedSoon(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), SOON_MS);
    return () => clearTimeout(timer);
  }, [loads]);
}
