import { formatMoment } from '@groundsheet/form-rules';
import { CircleAlert, FolderOpen } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';

import { Notice } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import { Confirm } from '../../components/confirm.js';
import type { ReadableCopy } from '../../forms/copies/open-copy.js';
import { isUntouched, type Draft } from '../../forms/drafts/draft.js';
import type { KeptDraft } from '../../forms/drafts/draft-store.js';
import { cn } from '../../lib/cn.js';
import { retriable } from '../../lib/retriable.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';

const loadOpenCopy = retriable(() => import('../../forms/copies/open-copy.js'));

interface OpenCopyProps {
  /** Leads to the form, which this device has by then. */
  onOpened: (kept: KeptDraft) => void;
}

/** Takes in a form that another phone has saved as a file, to be sent from here. */
export function OpenCopy({ onOpened }: OpenCopyProps) {
  const [asked, setAsked] = useState<ReadableCopy | null>(null);
  const keeping = useSending({
    mutationFn: async ({ copy }: ReadableCopy) => {
      const draft = await (await loadOpenCopy()).keepCopy(copy);
      onOpened({ kind: copy.kind, draft });
    },
  });
  const reading = useSending({
    mutationFn: async (file: File) => (await loadOpenCopy()).lookAtCopy(file),
    onSuccess: (found) => {
      if (found.mine && !isUntouched(found.mine)) setAsked(found);
      else keeping.mutate(found);
    },
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same one may be chosen again.
    currentTarget.value = '';
    keeping.reset();
    if (file) reading.mutate(file);
  };
  const error = reading.error ?? keeping.error;
  return (
    <section
      aria-labelledby="open-copy"
      className="flex flex-col items-start gap-3 border-t border-line pt-5"
    >
      <h2 id="open-copy" className="text-lg">
        A form saved on another phone
      </h2>
      <p className="text-muted">Open the file that ends in .groundsheet, and send the form from here.</p>
      <label
        className={cn(
          buttonVariants({ size: 'action' }),
          'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
        )}
      >
        {/* Phones know no such type and would grey the file out. */}
        <input type="file" className="sr-only" onChange={choose} />
        <FolderOpen aria-hidden /> Open a copy
      </label>
      {reading.isPending || keeping.isPending ? <p role="status">Opening the copy...</p> : null}
      {error ? (
        <Notice tone="bad" role="alert">
          <CircleAlert aria-hidden />
          <p>{error.message}</p>
        </Notice>
      ) : null}
      {asked?.mine ? (
        <Confirm
          title="Replace what is on this phone?"
          message={whichIsNewer(asked.mine, asked.copy.draft)}
          confirmLabel="Open the copy"
          onConfirm={() => {
            setAsked(null);
            keeping.mutate(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}

function whichIsNewer(mine: Draft, copy: Draft): string {
  const zone = ownZone();
  const at = ({ changedAt }: Draft) => formatMoment(changedAt, zone);
  return `This phone has the same form, last changed ${at(mine)}. The copy was last changed ${at(copy)}.`;
}
