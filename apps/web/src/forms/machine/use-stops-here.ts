import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { localOwner } from '../../lib/local-owner.js';
import { retriable } from '../../lib/retriable.js';
import { mayHaveOutbox } from '../outbox/outbox-hint.js';
import type { StopHere } from '../outbox/stops-here.js';

const STOPS_KEY = ['outbox', 'stops'] as const;
const loadOutbox = retriable(() => import('../outbox/stops-here.js'));

/**
 * The machines that checks of this phone stop, as its outbox has them now; most phones have nothing in it.
 *
 * @param plantNumber of the one that is asked about; all of them without
 */
export function useStopsHere(plantNumber?: string): readonly StopHere[] {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: [...STOPS_KEY, localOwner(), plantNumber],
    queryFn: async () => (await loadOutbox()).loadStops(plantNumber),
    enabled: mayHaveOutbox(),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (!mayHaveOutbox()) return;
    let isOpen = true;
    let forget = () => {};
    void loadOutbox()
      .then(({ subscribeToOutbox }) => {
        const again = () => void queryClient.invalidateQueries({ queryKey: STOPS_KEY });
        if (isOpen) forget = subscribeToOutbox(again);
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
      forget();
    };
  }, [queryClient]);
  return data;
}

/** The server knows of it from here on. */
export async function forgetStop(stop: StopHere): Promise<void> {
  await (await loadOutbox()).forgetStop(stop);
}
