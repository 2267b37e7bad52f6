import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import {
  approvalName,
  loadApproval,
  removeApproval,
  saveApproval,
} from '../../forms/drafts/approval-store.js';
import { ApiError } from '../../lib/api-error.js';
import { formSetQuery, keepApproval } from './approval-api.js';
import {
  approvalBody,
  beginApproval,
  followSet,
  isUnsaved,
  withKept,
  type ApprovalRecord,
} from './review/approval-record.js';

/** A colleague has to be faster each time. */
const MOST_RETRIES = 5;

export type ChangeApproval = (rule: (record: ApprovalRecord) => ApprovalRecord) => void;

export interface OpenApproval {
  record: ApprovalRecord;
  change: ChangeApproval;
  /** Brings what was collected to the server: after a signature, and on leaving a field. */
  save: () => void;
  saving: 'idle' | 'saving' | 'saved' | 'waiting' | 'failed';
  /** Nothing of it is of use any more: the set is completed. */
  discard: () => void;
}

/**
 * The one keeper of an approval. Every change is written to IndexedDB, so that a reload, a crash or a flat battery costs
 * nothing; names and signatures go to the server too, so that the driver's phone and the supervisor's tablet show the
 * same.
 */
export function useApproval(id: string) {
  const [name] = useState(() => approvalName(id));
  const queryClient = useQueryClient();
  const query = useQuery(formSetQuery(id));
  const latest = useRef<ApprovalRecord | null>(null);
  const [record, show] = useState<ApprovalRecord | null>(null);
  const [looked, setLooked] = useState(false);
  const restored = useRef(false);
  const isKept = useRef(false);

  const open = useCallback((next: ApprovalRecord | null) => {
    latest.current = next;
    show(next);
  }, []);

  const keep = useCallback(
    (next: ApprovalRecord) => {
      isKept.current = true;
      open(next);
      void saveApproval(name, next, isUnsaved(next)).catch(() => undefined);
    },
    [name, open],
  );

  const change = useCallback<ChangeApproval>(
    (rule) => {
      if (latest.current) keep(rule(latest.current));
    },
    [keep],
  );

  const discard = useCallback(() => void removeApproval(name).catch(() => undefined), [name]);

  // scope: one at a time, each with what is there when its turn comes.
  const saves = useMutation({
    scope: { id: `approval ${id}` },
    mutationFn: () => bringToServer(queryClient, id, () => latest.current),
    // Another device was faster: follows what that one has collected, and brings what was typed here again.
    retry: (failures, error) => failures < MOST_RETRIES && isOvertaken(error),
    retryDelay: 0,
    onError: (error) => {
      // A form has changed or the set is completed: what is shown is no longer what is there.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries(formSetQuery(id));
    },
  });
  const { mutate: save } = saves;

  useEffect(() => {
    let current = true;
    void loadApproval<ApprovalRecord>(name)
      .catch(() => undefined)
      .then((kept) => {
        if (!current) return;
        if (kept) {
          restored.current = true;
          isKept.current = true;
          open(kept);
        }
        setLooked(true);
      });
    return () => {
      current = false;
    };
  }, [name, open]);

  const set = query.data;
  useEffect(() => {
    if (!looked || !set) return;
    const isCompleted = set.status === 'completed';
    if (isCompleted) discard();
    const next = latest.current ? followSet(latest.current, set) : beginApproval(set);
    if (isKept.current && !isCompleted) keep(next);
    else open(next);
    // From a page that was closed before it could be saved.
    if (restored.current && !isCompleted && isUnsaved(next)) save();
    restored.current = false;
  }, [looked, set, open, keep, discard, save]);

  return { query, open: record && { record, change, save, saving: stateOf(saves), discard } };
}

/** Follows the set first: what another device has collected meanwhile is not overwritten with what this one had before. */
async function bringToServer(
  queryClient: QueryClient,
  id: string,
  current: () => ApprovalRecord | null,
): Promise<void> {
  const before = current();
  if (!before || !isUnsaved(before)) return;
  const set = await queryClient.fetchQuery({ ...formSetQuery(id), staleTime: 0 });
  const record = followSet(current() ?? before, set);
  if (set.status === 'completed' || !isUnsaved(record)) return;
  await keepApproval(id, approvalBody(record));
  queryClient.setQueryData(formSetQuery(id).queryKey, withKept(record.seen, record.collected));
}

function isOvertaken(error: Error): boolean {
  return error instanceof ApiError && error.problem?.code === 'form-set.approval-moved';
}

function stateOf({ isPaused, status }: { isPaused: boolean; status: string }): OpenApproval['saving'] {
  if (isPaused) return 'waiting';
  if (status === 'pending') return 'saving';
  if (status === 'success') return 'saved';
  return status === 'error' ? 'failed' : 'idle';
}
