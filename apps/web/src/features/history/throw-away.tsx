import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { Action } from '../../components/action.js';
import { toast } from '../../components/toast-store.js';
import { removeCopy, UNSENT_KEY } from '../../forms/drafts/draft-store.js';
import { FORM_CONTENTS, FORM_KINDS } from '@groundsheet/form-rules';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { localOwner } from '../../lib/local-owner.js';
import { Refusal } from '../../forms/refusal.js';
import { useSending } from '../../lib/use-sending.js';
import { throwAway, type HistoryEntry } from './api.js';

const Confirm = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

/** Deletes one draft of several, on the server and on this device; asks first. */
export function useDeleting() {
  const [asked, setAsked] = useState<HistoryEntry | null>(null);
  const queryClient = useQueryClient();
  const throwing = useSending({
    mutationFn: async (entry: HistoryEntry) => {
      await throwAway(entry);
      await removeCopy(entry.id, localOwner());
    },
    onSuccess: (_, { kind }) =>
      toast({ title: 'Draft deleted', description: `The ${FORM_KINDS[kind].noun} is gone.` }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () =>
      Promise.all([HISTORY_KEY, UNSENT_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const around = (
    <>
      {throwing.error ? (
        <Refusal error={throwing.error} offline="It is still there. Check the signal and try again." />
      ) : null}
      {asked ? (
        <Suspense>
          <Confirm
            title={`Delete this draft ${FORM_KINDS[asked.kind].noun}?`}
            message={messageFor(asked)}
            confirmLabel="Delete draft"
            onConfirm={() => {
              setAsked(null);
              throwing.mutate(asked);
            }}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
  return { ask: setAsked, isPending: throwing.isPending, around };
}

export function useThrowAway(entry: HistoryEntry): Action {
  const { ask, isPending, around } = useDeleting();
  return { label: 'Delete draft', icon: Trash2, danger: true, isPending, start: () => ask(entry), around };
}

function messageFor({ kind, corrects }: HistoryEntry): string {
  const { noun } = FORM_KINDS[kind];
  const lost =
    'photos' in FORM_CONTENTS[kind].fields ? 'entries, signatures and photos' : 'entries and signatures';
  const kept = corrects ? ` The ${noun} that it corrects stays as it was sent.` : '';
  return `Its ${lost} are lost, on this phone and on every other.${kept}`;
}
