import { APPROVAL_RATING_LABELS, formatMomentBeside } from '@groundsheet/form-rules';
import { Check } from 'lucide-react';

import { cn } from '../../../lib/cn.js';
import { ownZone } from '../../../lib/own-zone.js';
import { STEPS, type Step } from '../approval-place.js';
import { nameOf, type ApprovalRecord } from '../review/approval-record.js';
import { isDone, isSigning, STEP_WORDS } from './steps.js';

interface StepStripProps {
  record: ApprovalRecord;
  step: Step;
  /** Who only presents a set leaves the rest to a supervisor. */
  supervises: boolean;
  onStep: (step: Step) => void;
}

/** How far the approval has got, who has signed and when; each step can be opened again. */
export function StepStrip({ record, step, supervises, onStep }: StepStripProps) {
  return (
    <nav aria-label="Approval">
      <p className="grid grid-cols-4 gap-1 pb-1 text-sm text-muted tablet:gap-2">
        <span className="col-span-3 border-b border-line">Review Set</span>
        <span className="border-b border-line">Email</span>
      </p>
      <ol className="grid grid-cols-4 gap-1 tablet:gap-2">
        {STEPS.map((each, index) => {
          const done = isDone(record, each);
          const isShut = !supervises && !isSigning(each);
          return (
            <li key={each} className="grid min-w-0">
              <button
                type="button"
                disabled={isShut}
                aria-current={each === step ? 'step' : undefined}
                className={cn(
                  'flex min-h-touch min-w-0 items-center gap-2 rounded-control border border-line bg-surface px-1 py-1 text-start leading-tight hover:bg-quiet tablet:px-3',
                  each === step && 'border-text bg-quiet ring-1 ring-text',
                )}
                onClick={() => onStep(each)}
              >
                <span
                  aria-hidden
                  className={cn(
                    'hidden size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-bold tablet:flex',
                    done ? 'border-good bg-good-soft text-good' : 'border-strong text-muted',
                  )}
                >
                  {done ? <Check className="size-4.5" strokeWidth={3} /> : index + 1}
                </span>
                <span className="min-w-0">
                  <span className="flex items-center gap-0.5 text-sm font-semibold tablet:gap-1">
                    {done ? (
                      <Check aria-hidden className="size-4.5 shrink-0 text-good tablet:hidden" />
                    ) : null}
                    {STEP_WORDS[each]}
                  </span>
                  <span className="block truncate text-sm text-muted empty:hidden">
                    {saidOf(record, each)}
                  </span>
                </span>
                {done ? <span className="sr-only">, done</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** 'Siân O’Neill, 14:05'; null while it is not done. */
function saidOf(record: ApprovalRecord, step: Step): string | null {
  if (!isDone(record, step)) return null;
  if (!isSigning(step)) return record.rating && APPROVAL_RATING_LABELS[record.rating];
  const at = record.seen[`${step}SignedAt`];
  const zone = ownZone();
  return [nameOf(record, step)?.trim(), at && formatMomentBeside(at, new Date().toISOString(), zone)]
    .filter(Boolean)
    .join(', ');
}
