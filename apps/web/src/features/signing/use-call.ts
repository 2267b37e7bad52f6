import { useRef, useState } from 'react';

import { ApiError, serverMessage } from '../../lib/api-error.js';

const NO_SIGNAL = 'It did not go through. Check the signal and try again.';

/**
 * What a tap on this page sends, once at a time. It stands on nothing that the wizards stand on: the page opens with as little
 * as there can be on a stranger's phone.
 */
export function useCall<Answer>(onAnswer: (answer: Answer) => void) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isUnderWay = useRef(false);
  const run = async (call: () => Promise<Answer>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    setError(null);
    try {
      onAnswer(await call());
    } catch (failure) {
      setError(failure);
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  return { isPending, error, said: error === null ? null : (serverMessage(error) ?? NO_SIGNAL), run };
}

/** The link to what has taken the place of what was to be signed, where the same person was asked again. */
export function nextLinkIn(error: unknown): string | null {
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  if (!details || Array.isArray(details)) return null;
  const { url } = details as { url?: unknown };
  return typeof url === 'string' ? url : null;
}
