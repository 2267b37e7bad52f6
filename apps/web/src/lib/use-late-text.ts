import { useCallback, useEffect, useRef } from 'react';

/** How long typing has to rest before anything is asked because of it. */
export const TYPING_PAUSE_MS = 300;

/**
 * Passes a text on once the typing has paused; what was typed last before the screen goes is not passed on.
 *
 * @param tell gets the text without outer spaces; undefined when nothing is left
 */
export function useLateText(tell: (text: string | undefined) => void): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(text.trim() || undefined), TYPING_PAUSE_MS);
    },
    [tell],
  );
}
