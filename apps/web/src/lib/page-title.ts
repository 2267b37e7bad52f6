import { useEffect, useSyncExternalStore } from 'react';

let own: string | undefined;
const listeners = new Set<() => void>();

function name(title: string | undefined): void {
  own = title;
  for (const listener of listeners) listener();
}

/** What the page that is open calls itself, where it knows better than its route: the name of a person, of a machine. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    name(title);
    return () => name(undefined);
  }, [title]);
}

/** For the shell, which writes it into the window. */
export function useOwnTitle(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => own,
  );
}
