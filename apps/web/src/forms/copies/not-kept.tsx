import { Save, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { Button } from '../../components/button.js';
import { toast } from '../../components/toast-store.js';
import { subscribeToKeeping, whyNotKept } from '../../lib/kept/keeping.js';
import { retriable } from '../../lib/retriable.js';
import { useSending } from '../../lib/use-sending.js';
import type { KeptDraft } from '../drafts/draft-store.js';

const loadSaveCopy = retriable(() => import('./save-copy.js'));

interface NotKeptProps {
  /** What is on the screen at this moment; without one there is no copy to save. */
  current?: () => KeptDraft;
}

/** Says that what is typed would be lost with this page, for as long as it is so, and offers the one way out. */
export function NotKept({ current }: NotKeptProps) {
  const why = useSyncExternalStore(subscribeToKeeping, whyNotKept);
  const saving = useSending({
    mutationFn: async (kept: KeptDraft) => (await loadSaveCopy()).saveCopy(kept),
    onError: () =>
      toast({
        title: 'No copy saved',
        description: 'This phone could not make the file. Leave this page open and try again.',
        tone: 'bad',
      }),
  });
  if (!why) return null;
  return (
    <div
      role="alert"
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 bg-fail px-edge py-2.5 text-on-answer"
    >
      <TriangleAlert aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <strong>This phone cannot keep what you type.</strong>{' '}
        {why === 'full' ? 'It has no room left.' : 'Its browser does not store anything.'} Leave this page
        open until it is sent.
      </p>
      {current ? (
        <Button disabled={saving.isPending} onClick={() => saving.mutate(current())}>
          <Save aria-hidden /> Save a copy
        </Button>
      ) : null}
    </div>
  );
}
