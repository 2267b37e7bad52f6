import { useDeferredValue, type ReactNode } from 'react';

/**
 * What can wait until the rest of a screen stands there: drawn after it and bit by bit, so that a slow phone can do
 * what a finger wants in between.
 */
export function Later({ meanwhile = null, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : meanwhile;
}
