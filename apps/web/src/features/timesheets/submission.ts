import type { Wire } from '@groundsheet/api-client';
import {
  emptyTimesheet,
  hasMachineHours,
  hasWorkedDay,
  timesheetStep,
  weekFromWire,
  weekToWire,
  weekTotals,
  wholeForm,
  type TimesheetForm,
} from '@groundsheet/form-rules';

import { fieldsOf, savedDraft, sentBody } from '../../forms/form-body.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** The body of one-step completion. */
export function submissionOf(draft: TimesheetDraft, sender: Pick<Sender, 'guest'>) {
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

/** A week with hours that says nothing of the machine's is a copy, which opens at what is missing. */
function stepOf(form: TimesheetForm): number {
  return hasWorkedDay(form) && !hasMachineHours(form) ? MACHINE_STEP : timesheetStep(form);
}

const MACHINE_STEP = 2;

export function draftFrom(response: Wire['TimesheetResponse']): TimesheetDraft {
  const { days, rest } = weekFromWire(response);
  const form = wholeForm(emptyTimesheet(response.id ?? '', ''), { ...rest, days });
  const asksForEmails = form.submitViaEmail && form.submissionEmails.length === 0;
  const { supervisorRating = null, supervisorNotes = null } = response;
  return {
    ...savedDraft(asksForEmails ? { ...form, submissionEmails: [''] } : form, stepOf(form), response),
    supervisorRating,
    supervisorNotes,
  };
}
