import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const never = () => () => {};

/** Stands in the top bar as long as the page does that draws it: before the title, in its second line, or below the bar. */
export function InTopBar({ at, children }: { at: 'start' | 'note' | 'below'; children: ReactNode }) {
  const place = useSyncExternalStore(never, () => document.getElementById(`bar-${at}`));
  return place && createPortal(children, place);
}
