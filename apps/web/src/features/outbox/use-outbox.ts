import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { unsentDraftsQuery } from '../../forms/drafts/draft-store.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';
import { outboxQuery, subscribeToOutbox } from '../../forms/outbox/outbox-store.js';
import { localOwner } from '../../lib/local-owner.js';

/** The outbox of this device as it is now: what the person at it has waiting, and what waits for others. */
export function useOutbox(): { mine: readonly OutboxEntry[]; others: readonly OutboxEntry[] } {
  const queryClient = useQueryClient();
  const { data: all = [] } = useQuery(outboxQuery());
  useEffect(
    () =>
      subscribeToOutbox(() => {
        void queryClient.invalidateQueries(outboxQuery());
        void queryClient.invalidateQueries(unsentDraftsQuery());
      }),
    [queryClient],
  );
  const isMine = ({ owner }: OutboxEntry) => owner === localOwner();
  return { mine: all.filter(isMine), others: all.filter((entry) => !isMine(entry)) };
}
