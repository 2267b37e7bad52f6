import { useQuery } from '@tanstack/react-query';
import { ArrowRight, FileClock } from 'lucide-react';

import { FORM_KINDS, type FormKind } from '@groundsheet/form-rules';
import { isUntouched, type Draft } from './draft.js';
import { unsentDraftQuery } from './draft-store.js';

interface UnsentFormProps<Made extends Draft> {
  kind: FormKind;
  describe: (kept: Made) => string;
  onCarryOn: (kept: Made) => void;
}

/** What was begun on this phone and not sent yet, with the way back to it. */
export function UnsentForm<Made extends Draft>({ kind, describe, onCarryOn }: UnsentFormProps<Made>) {
  const { data: kept } = useQuery(unsentDraftQuery<Made>(kind));
  if (!kept || isUntouched(kept)) return null;
  const { noun } = FORM_KINDS[kind];
  return (
    <section aria-label={`Unsent ${noun}`}>
      <button
        type="button"
        onClick={() => onCarryOn(kept)}
        className="flex w-full items-center gap-4 rounded-card border-2 border-accent bg-accent-soft p-4 text-start"
      >
        <FileClock aria-hidden className="size-8 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-heading text-lg font-bold">Carry on with your {noun}</span>
          <span className="block text-sm">{describe(kept)}. Not sent yet.</span>
        </span>
        <ArrowRight aria-hidden className="size-6 shrink-0" />
      </button>
    </section>
  );
}
