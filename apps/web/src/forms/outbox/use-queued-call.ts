import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { callId } from './queue-call.js';
import { loadEntry, OUTBOX_KEY, subscribeToOutbox } from './outbox-store.js';
import type { OutboxEntry } from './outbox-entry.js';

/** What waits on this device of something, as it stands now; null where nothing does. */
export function useQueuedCall(of: string): OutboxEntry | null {
  const queryClient = useQueryClient();
  const queryKey = [...OUTBOX_KEY, 'call', callId(of)];
  const { data = null } = useQuery({
    queryKey,
    queryFn: async () => (await loadEntry(callId(of))) ?? null,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(
    () => subscribeToOutbox(() => void queryClient.invalidateQueries({ queryKey: OUTBOX_KEY })),
    [queryClient],
  );
  return data;
}
