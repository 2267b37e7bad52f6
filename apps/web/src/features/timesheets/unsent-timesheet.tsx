import { useQuery } from '@tanstack/react-query';
import { ArrowRight, FileClock } from 'lucide-react';

import { unsentTimesheetQuery } from './api.js';
import { describeDraft } from './describe-draft.js';
import { isUntouched, type TimesheetDraft } from './timesheet-draft.js';

/** What was begun on this phone and not sent yet, with the way back to it. */
export function UnsentTimesheet({ onCarryOn }: { onCarryOn: (kept: TimesheetDraft) => void }) {
  const { data: kept } = useQuery(unsentTimesheetQuery);
  if (!kept || isUntouched(kept)) return null;
  return (
    <section aria-label="Unsent timesheet">
      <button
        type="button"
        onClick={() => onCarryOn(kept)}
        className="flex w-full items-center gap-4 rounded-card border-2 border-accent bg-accent-soft p-4 text-start"
      >
        <FileClock aria-hidden className="size-8 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-heading text-lg font-bold">Carry on with your timesheet</span>
          <span className="block text-sm">{describeDraft(kept)}. Not sent yet.</span>
        </span>
        <ArrowRight aria-hidden className="size-6 shrink-0" />
      </button>
    </section>
  );
}
