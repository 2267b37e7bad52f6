import type { Wire } from '@groundsheet/api-client';
import {
  emptyTimesheet,
  timesheetStep,
  weekFromWire,
  weekToWire,
  weekTotals,
  wholeForm,
} from '@groundsheet/form-rules';

import { fieldsOf, savedDraft, sentBody } from '../../forms/form-body.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** The body of one-step completion. */
export function submissionOf(draft: TimesheetDraft, sender: Pick<Sender, 'mailsLikeGuest'>) {
  const supervisorNotes = draft.supervisorNotes?.trim();
  return {
    timesheetData: sentBody(draft, draftBodyOf(draft), sender),
    supervisorRating: draft.supervisorRating,
    ...(supervisorNotes ? { supervisorNotes } : {}),
  };
}

/** The body of a save, its days flat. */
export function draftBodyOf({ form }: TimesheetDraft) {
  const { days, ...fields } = fieldsOf(form);
  const { totalHours, standingTime } = weekTotals(days);
  return { ...fields, ...weekToWire(days), totalHours, standingTime };
}

export function draftFrom(response: Wire['TimesheetResponse']): TimesheetDraft {
  const { days, rest } = weekFromWire(response);
  const form = wholeForm(emptyTimesheet(response.id ?? '', ''), { ...rest, days });
  const asksForEmails = form.submitViaEmail && form.submissionEmails.length === 0;
  const { supervisorRating = null, supervisorNotes = null } = response;
  return {
    ...savedDraft(asksForEmails ? { ...form, submissionEmails: [''] } : form, timesheetStep(form), response),
    supervisorRating,
    supervisorNotes,
  };
}
