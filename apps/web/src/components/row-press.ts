import type { MouseEvent } from 'react';

/** Whether something in the row was meant, a dialog over it too, or its text is being marked. */
export function isPressed({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const within = target instanceof Element && currentTarget.contains(target);
  return !within || target.closest('a, button, input, label') !== null || !getSelection()?.isCollapsed;
}
