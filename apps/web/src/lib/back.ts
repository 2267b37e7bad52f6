import type { AnyRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

interface Layer {
  current: () => void;
}

/** What Back leaves before it leaves the page, the uppermost last. */
const layers: Layer[] = [];
let router: AnyRouter | null = null;

/** Has the phone's own Back close what lies over the page, or step back within it, before it leads to another page. */
export function followBack(next: AnyRouter): void {
  router = next;
  next.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }: { action: string }) => {
      const uppermost = layers.at(-1);
      if (action !== 'BACK' || !uppermost) return false;
      // Not before the browser stands on this page again: an address set now would take the place of the one before.
      addEventListener('popstate', () => uppermost.current(), { once: true });
      return true;
    },
  });
}

/**
 * What the phone's own Back does here instead of leading to the page before.
 *
 * @param back null as long as it does nothing here
 */
export function useBack(back: (() => void) | null): void {
  const layer = useRef(() => {});
  const isOpen = back !== null;
  useEffect(() => {
    if (back) layer.current = back;
  });
  useEffect(() => {
    if (!isOpen) return;
    layers.push(layer);
    makeRoom();
    return () => void layers.splice(layers.lastIndexOf(layer), 1);
  }, [isOpen]);
}

/** On the first page of a tab Back would close the app, and nobody would be asked. */
function makeRoom(): void {
  if (!router || router.history.canGoBack()) return;
  // With nothing new about it the router would put no address on top.
  const state = { layered: true } as never;
  void router.navigate({ to: '.', search: true, hash: true, state, resetScroll: false });
}
