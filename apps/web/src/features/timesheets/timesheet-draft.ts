import {
  agreementTo,
  emptyTimesheet,
  isFarWeek,
  isPlainDate,
  isSaturday,
  type DayName,
  type FormMemory,
  type Rating,
  type TimesheetDay,
  type TimesheetForm,
} from '@groundsheet/form-rules';

import { today } from '../../lib/today.js';
import {
  atStep,
  beginDraft,
  enterOnForm,
  type ChangeDraft,
  type Draft,
  type FormCustomer,
} from '../../forms/drafts/draft.js';

/** A timesheet in the making, as it is kept on the device. */
export interface TimesheetDraft extends Draft<TimesheetForm> {
  supervisorRating: Rating | null;
  supervisorNotes: string | null;
  /** The day that was said to end the week though it is no Saturday; nothing is asked about it again. */
  keptWeekEnding?: string;
}

export function newDraft(id: string, customer: FormCustomer, today: string, now: string): TimesheetDraft {
  const form = { ...emptyTimesheet(id, today), signatureDate: today };
  return { ...beginDraft(form, customer, now), supervisorRating: null, supervisorNotes: null };
}

/** A week begins with who drove the last one; in an account that is its owner. */
export function withDriver(draft: TimesheetDraft, name: string | null, memory: FormMemory): TimesheetDraft {
  const { driverNames, companies } = memory;
  const form = {
    driverSignedName: name ?? driverNames[0] ?? null,
    company: companies[0] ?? null,
  };
  // Nothing of it was entered here: who looks in and leaves has left nothing behind.
  return { ...enterOnForm(draft, form), revision: 0 };
}

/** The week ends on this day, whatever day of the week it is. */
export function keepWeekEnding(draft: TimesheetDraft, weekEnding: string): TimesheetDraft {
  const kept = { ...draft, keptWeekEnding: weekEnding };
  return weekEnding === draft.form.weekEnding ? kept : enter(kept, { weekEnding });
}

type Content = Partial<TimesheetForm> & Partial<Pick<TimesheetDraft, 'supervisorRating' | 'supervisorNotes'>>;

/** Enters something on the form. */
export function enter(draft: TimesheetDraft, content: Content): TimesheetDraft {
  const {
    supervisorRating = draft.supervisorRating,
    supervisorNotes = draft.supervisorNotes,
    ...form
  } = content;
  const entered = { ...enterOnForm(draft, form), supervisorRating, supervisorNotes };
  const isForOther = entered.form.clientSignature && whatIsAgreed(entered) !== whatIsAgreed(draft);
  return isForOther ? enterOnForm(entered, { clientSignature: null }) : entered;
}

/** A client's signature is for these hours: with others it is gone. */
const whatIsAgreed = ({ form }: TimesheetDraft) => agreementTo(form) + JSON.stringify(form.days);

/** Changes one day through one of the rules of form-rules. */
export function enterDay(
  draft: TimesheetDraft,
  name: DayName,
  rule: (day: TimesheetDay) => TimesheetDay,
): TimesheetDraft {
  const { days } = draft.form;
  return enter(draft, { days: { ...days, [name]: rule(days[name]) } });
}

/** How a day is put right: by a rule, or on the step of its times, where it is open. */
export function mending(change: ChangeDraft<TimesheetDraft>) {
  return {
    change: (name: DayName, rule: (day: TimesheetDay) => TimesheetDay) =>
      change((current) => enterDay(current, name, rule)),
    open: () => change((current) => atStep(current, 3)),
  };
}

/** Choosing a rating turns on email with one empty entry. */
export function rate(draft: TimesheetDraft, supervisorRating: Rating): TimesheetDraft {
  const { submissionEmails } = draft.form;
  return enter(draft, {
    supervisorRating,
    submitViaEmail: true,
    submissionEmails: submissionEmails.length > 0 ? submissionEmails : [''],
  });
}

/** The driver signs, until another name is typed at the signature. */
export function offerSigner(draft: TimesheetDraft): TimesheetDraft {
  const { driverSignedName, operatorSignedName } = draft.form;
  if (operatorSignedName || !driverSignedName) return draft;
  return enter(draft, { operatorSignedName: driverSignedName });
}

/** Whether nobody has said yet which week it is: the day is no Saturday or far off, and not one that was kept on purpose. */
export function isWeekUnsaid({ form: { weekEnding }, keptWeekEnding }: TimesheetDraft): boolean {
  const isOdd = isPlainDate(weekEnding) && (!isSaturday(weekEnding) || isFarWeek(weekEnding, today()));
  return isOdd && keptWeekEnding !== weekEnding;
}
