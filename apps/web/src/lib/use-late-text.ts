import { useEffect, useRef, useState } from 'react';

/** How long typing has to rest before anything is asked because of it. */
export const TYPING_PAUSE_MS = 300;

/**
 * A text that is passed on once the typing has paused. What was typed last before the screen goes is not passed on.
 *
 * @param told shown until something is typed here, and again where it has changed elsewhere: filters cleared, Back
 * @param tell gets the text without outer spaces; undefined when nothing is left
 * @returns what is shown, what takes the typing, and what passes it on without waiting any longer
 */
export function useLateText(told: string | undefined, tell: (text: string | undefined) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [passedOn, setPassedOn] = useState(told);
  const [before, setBefore] = useState(told);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const late = useRef<() => void>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (told !== before) {
    setBefore(told);
    if (told !== passedOn) setTyped(null);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const { pathname } = location;
    late.current = () => {
      late.current = undefined;
      clearTimeout(timer.current);
      // Telling might change the address, and so call back a person who has left for another page that is still loading.
      if (location.pathname !== pathname) return;
      const wanted = text.trim() || undefined;
      setPassedOn(wanted);
      tell(wanted);
    };
    timer.current = setTimeout(late.current, TYPING_PAUSE_MS);
  };
  return [typed ?? told ?? '', type, () => late.current?.()] as const;
}
