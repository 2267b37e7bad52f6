import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { EVENTS_KEY } from '../../forms/event-log/events-key.js';
import { COLLATIONS_KEY } from './api.js';

const STREAM = '/api/collations/events';
/** The browser asks again by itself when a connection breaks, but not once it was refused. */
const AGAIN_AFTER_MS = 30_000;

/** Keeps lists and counts of sets as they are on the server while they are shown. */
export function useLiveSets(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    let wasCutOff = false;
    const refresh = () => {
      for (const queryKey of [COLLATIONS_KEY, EVENTS_KEY]) void queryClient.invalidateQueries({ queryKey });
    };
    const listen = () => {
      source = new EventSource(STREAM);
      source.addEventListener('changed', refresh);
      source.addEventListener('open', () => {
        // What was told meanwhile went past.
        if (wasCutOff) refresh();
        wasCutOff = false;
      });
      source.addEventListener('error', () => {
        wasCutOff = true;
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, AGAIN_AFTER_MS);
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [queryClient]);
}
