import {
  emptyTimesheet,
  hasMachineHours,
  hasWorkedDay,
  type DayName,
  type Rating,
  type TimesheetDay,
  type TimesheetForm,
} from '@groundsheet/form-rules';

import { beginDraft, enterOnForm, type Draft, type FormCustomer } from '../../forms/drafts/draft.js';

export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** A timesheet in the making, as it is kept on the device. */
export interface TimesheetDraft extends Draft<TimesheetForm> {
  step: Step;
  supervisorRating: Rating | null;
  supervisorNotes: string | null;
}

export function newDraft(id: string, customer: FormCustomer, today: string, now: string): TimesheetDraft {
  const form = { ...emptyTimesheet(id, today), signatureDate: today };
  return { ...beginDraft(form, customer, now), supervisorRating: null, supervisorNotes: null };
}

type Content = Partial<TimesheetForm> & Partial<Pick<TimesheetDraft, 'supervisorRating' | 'supervisorNotes'>>;

/** Enters something on the form. */
export function enter(draft: TimesheetDraft, content: Content): TimesheetDraft {
  const {
    supervisorRating = draft.supervisorRating,
    supervisorNotes = draft.supervisorNotes,
    ...form
  } = content;
  return { ...enterOnForm(draft, form), supervisorRating, supervisorNotes };
}

/** Changes one day through one of the rules of form-rules. */
export function enterDay(
  draft: TimesheetDraft,
  name: DayName,
  rule: (day: TimesheetDay) => TimesheetDay,
): TimesheetDraft {
  const { days } = draft.form;
  return enter(draft, { days: { ...days, [name]: rule(days[name]) } });
}

/** Choosing a rating turns on email with one empty entry (specification part 1, section 4). */
export function rate(draft: TimesheetDraft, supervisorRating: Rating): TimesheetDraft {
  const { submissionEmails } = draft.form;
  return enter(draft, {
    supervisorRating,
    submitViaEmail: true,
    submissionEmails: submissionEmails.length > 0 ? submissionEmails : [''],
  });
}

/** Opens a step. Who drove is who signs, until another name is typed at the signature. */
export function goTo(draft: TimesheetDraft, step: Step): TimesheetDraft {
  const { driverSignedName, operatorSignedName } = draft.form;
  if (step !== 4 || operatorSignedName || !driverSignedName) return { ...draft, step };
  return { ...enter(draft, { operatorSignedName: driverSignedName }), step };
}

/** What keeps Next from leaving a step. */
export function stepFault(draft: TimesheetDraft): 'machine-hours' | 'hours' | null {
  if (draft.step === 2 && !hasMachineHours(draft.form)) return 'machine-hours';
  if (draft.step === 3 && !hasWorkedDay(draft.form)) return 'hours';
  return null;
}
