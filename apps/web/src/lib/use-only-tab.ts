import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** A tab that was just left gives the lock up within this time; held for longer, the form is open elsewhere. */
const PATIENCE_MS = 300;

export type Place = 'asking' | 'here' | 'elsewhere';

/**
 * Lets one tab at a time work on a thing of this device, so that two never overwrite one another. The tab that
 * comes second waits, and goes on by itself when the first is closed; `takeOver` makes the first one wait instead.
 * Without the Web Locks API (a page that is not from https or localhost) every tab counts as the only one.
 */
export function useOnlyTab(name: string): { place: Place; takeOver: () => void } {
  const [place, setPlace] = useState<Place>(() => ('locks' in navigator ? 'asking' : 'here'));
  const letGo = useRef<() => void>(() => undefined);

  const ask = useCallback(
    function request(options: { steal?: boolean }) {
      letGo.current();
      const waiting = new AbortController();
      const timer = setTimeout(() => setPlace('elsewhere'), PATIENCE_MS);
      const until = new Promise<void>((resolve) => {
        letGo.current = () => {
          clearTimeout(timer);
          waiting.abort();
          resolve();
        };
      });
      const wish = options.steal ? { steal: true } : { signal: waiting.signal };
      navigator.locks
        .request(name, wish, () => {
          clearTimeout(timer);
          startTransition(() => setPlace('here'));
          return until;
        })
        .catch(() => {
          if (waiting.signal.aborted) return;
          // Another tab took over. It will be our turn again when that one is closed.
          setPlace('elsewhere');
          request({});
        });
    },
    [name],
  );

  useEffect(() => {
    if ('locks' in navigator) ask({});
    return () => letGo.current();
  }, [ask]);

  return { place, takeOver: () => ask({ steal: true }) };
}
