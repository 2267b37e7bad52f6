import { FORM_KINDS, formatMoment } from '@groundsheet/form-rules';
import { ArrowRight, FileClock } from 'lucide-react';

import { describeForm } from '../describe-form.js';
import type { KeptDraft } from './draft-store.js';
import { ownZone } from '../../lib/own-zone.js';

interface UnsentFormsProps {
  /** What the list is called for the ear. */
  label: string;
  unsent: readonly KeptDraft[];
  onCarryOn: (kept: KeptDraft) => void;
}

/** What was begun on this phone and not sent yet, each with the way back to it. */
export function UnsentForms({ label, unsent, onCarryOn }: UnsentFormsProps) {
  const zone = ownZone();
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {unsent.map((kept) => (
        <li key={kept.draft.form.id}>
          <button
            type="button"
            onClick={() => onCarryOn(kept)}
            className="flex w-full items-center gap-4 rounded-card border border-s-4 border-line border-s-text bg-surface px-4 py-3 text-start shadow-card hover:bg-quiet"
          >
            <FileClock aria-hidden className="size-8 shrink-0" />
            <span className="min-w-0 grow">
              <span className="block font-heading text-lg font-bold">
                Carry on with your {FORM_KINDS[kept.kind].noun}
              </span>
              <span className="block text-sm wrap-anywhere">
                {describeForm(kept.kind, kept.draft)}. Not sent yet
                {unsent.length > 1 ? `, last changed ${formatMoment(kept.draft.changedAt, zone)}` : null}.
              </span>
            </span>
            <ArrowRight aria-hidden className="size-6 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
