import { useEffect, useRef, type RefObject } from 'react';

/** After a try that failed, the first field with a fault is where one goes on. */
export function useFocusOnFault(tries: number, error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, error]);
  return form;
}
