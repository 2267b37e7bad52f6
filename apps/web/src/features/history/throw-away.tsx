import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { Action } from '../../components/action.js';
import { toast } from '../../components/toast-store.js';
import { removeCopy, UNSENT_KEY } from '../../forms/drafts/draft-store.js';
import { FORM_KINDS } from '@groundsheet/form-rules';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { localOwner } from '../../lib/local-owner.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { throwAway, type HistoryEntry } from './api.js';

const Confirm = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

/** Throws a draft away, on the server and on this device; asks first. */
export function useThrowAway(entry: HistoryEntry): Action {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { noun } = FORM_KINDS[entry.kind];
  const throwing = useSending({
    mutationFn: async () => {
      await throwAway(entry);
      await removeCopy(entry.id, localOwner());
    },
    onSuccess: () => toast({ title: 'Draft thrown away', description: `The ${noun} is gone.` }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () =>
      Promise.all([HISTORY_KEY, UNSENT_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const confirm = (
    <Suspense>
      <Confirm
        title={`Throw this ${noun} away?`}
        message={messageFor(entry, noun)}
        confirmLabel="Throw away"
        onConfirm={() => {
          setAsking(false);
          throwing.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </Suspense>
  );
  return {
    label: 'Throw away',
    icon: Trash2,
    danger: true,
    isPending: throwing.isPending,
    start: () => setAsking(true),
    around: (
      <>
        {throwing.error ? (
          <Refusal error={throwing.error} offline="It is still there. Check the signal and try again." />
        ) : null}
        {asking ? confirm : null}
      </>
    ),
  };
}

function messageFor({ kind, corrects }: HistoryEntry, noun: string): string {
  const lost = kind === 'timesheet' ? 'entries and signatures' : 'entries, signatures and photos';
  const kept = corrects ? ` The ${noun} that it corrects stays as it was sent.` : '';
  return `Its ${lost} are lost, on this phone and on every other.${kept}`;
}
