import { validEmails, weekToWire, weekTotals } from '@groundsheet/form-rules';

import type { TimesheetDraft } from './timesheet-draft.js';

/** The body of one-step completion: flat fields, texts trimmed, only addresses that may be sent to. */
export function submissionOf(draft: TimesheetDraft) {
  const { days, ...rest } = draft.form;
  const { totalHours, standingTime } = weekTotals(days);
  const texts = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidy(value) : value,
  ]);
  return {
    timesheetData: {
      ...(Object.fromEntries(texts) as typeof rest),
      ...weekToWire(days),
      totalHours,
      standingTime,
      submissionEmails: validEmails(rest.submissionEmails, { guest: true }),
    },
    supervisorRating: draft.supervisorRating,
    ...(draft.supervisorNotes?.trim() ? { supervisorNotes: draft.supervisorNotes.trim() } : {}),
  };
}

function tidy(text: string): string | null {
  return text.trim() || null;
}
