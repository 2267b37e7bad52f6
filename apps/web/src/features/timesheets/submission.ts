import type { Wire } from '@groundsheet/api-client';
import {
  emptyTimesheet,
  timesheetStep,
  validEmails,
  weekFromWire,
  weekToWire,
  weekTotals,
  wholeForm,
} from '@groundsheet/form-rules';

import type { ServerDraft } from '../../forms/drafts/draft-saver.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** The body of one-step completion: only addresses that may be sent to, and the version of a saved draft. */
export function submissionOf(draft: TimesheetDraft, { guest }: Pick<Sender, 'guest'>) {
  const { id, submissionEmails } = draft.form;
  return {
    timesheetData: {
      id,
      ...draftBodyOf(draft),
      submissionEmails: validEmails(submissionEmails, { guest }),
      ...(draft.saved ? { version: draft.saved.version } : {}),
    },
    supervisorRating: draft.supervisorRating,
    ...(draft.supervisorNotes?.trim() ? { supervisorNotes: draft.supervisorNotes.trim() } : {}),
  };
}

/** The body of a save: flat fields, texts trimmed, the addresses as typed. */
export function draftBodyOf(draft: TimesheetDraft) {
  const { days, id: _, ...rest } = draft.form;
  const { totalHours, standingTime } = weekTotals(days);
  const texts = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidy(value) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as typeof rest),
    ...weekToWire(days),
    totalHours,
    standingTime,
    submissionEmails: rest.submissionEmails.filter((email) => email.trim()),
  };
}

/** A timesheet as the server has it, to be gone on with at the step of the specification (part 1, section 4). */
export function draftFrom(answer: Wire['TimesheetAnswer']): ServerDraft<TimesheetDraft> {
  const { days, rest } = weekFromWire(answer);
  const form = wholeForm(emptyTimesheet(answer.id ?? '', ''), { ...rest, days });
  const asksForEmails = form.submitViaEmail && form.submissionEmails.length === 0;
  const { version, changedAt, supervisorRating, supervisorNotes } = answer;
  return {
    draft: {
      form: asksForEmails ? { ...form, submissionEmails: [''] } : form,
      step: timesheetStep(form),
      customerName: answer.customerName,
      // Above that of an untouched form: there is something of the driver's own on it.
      revision: 1,
      saved: version ? { version, revision: 1 } : null,
      attempt: null,
      changedAt,
      supervisorRating,
      supervisorNotes,
    },
    status: form.status,
    changedAt,
  };
}

function tidy(text: string): string | null {
  return text.trim() || null;
}
