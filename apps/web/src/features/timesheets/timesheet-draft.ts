import {
  emptyTimesheet,
  hasMachineHours,
  hasWorkedDay,
  type DayName,
  type Rating,
  type TimesheetDay,
  type TimesheetForm,
} from '@groundsheet/form-rules';

export const STEPS = [1, 2, 3, 4] as const;
export type Step = (typeof STEPS)[number];

/** A timesheet in the making, as it is kept on the device. */
export interface TimesheetDraft {
  form: TimesheetForm;
  supervisorRating: Rating | null;
  supervisorNotes: string | null;
  step: Step;
  /** Name of the register's company, where this device knows it. */
  customerName: string | null;
  /** Goes up with every change of what would be sent. */
  revision: number;
  /** The last time Send was pressed: its key and what was on the form then. */
  attempt: { key: string; revision: number } | null;
  /** ISO. */
  changedAt: string;
}

/** Who the form is for, as chosen before it opens. */
export interface FormCustomer {
  customerId: string;
  orderNumber: string | null;
  customerName: string | null;
}

export function newDraft(id: string, customer: FormCustomer, today: string, now: string): TimesheetDraft {
  const empty: TimesheetDraft = {
    form: { ...emptyTimesheet(id, today), signatureDate: today },
    supervisorRating: null,
    supervisorNotes: null,
    step: 1,
    customerName: null,
    revision: 0,
    attempt: null,
    changedAt: now,
  };
  return { ...forCustomer(empty, customer), revision: 0 };
}

/** Sets customer and order number; an empty client company takes the customer's name. */
export function forCustomer(draft: TimesheetDraft, customer: FormCustomer): TimesheetDraft {
  const { customerId, orderNumber, customerName } = customer;
  return {
    ...draft,
    revision: draft.revision + 1,
    customerName,
    form: { ...draft.form, customerId, orderNumber, clientCompany: draft.form.clientCompany || customerName },
  };
}

/** Whether a kept draft belongs to what was chosen now. */
export function isFor(draft: TimesheetDraft, customer: FormCustomer): boolean {
  return draft.form.customerId === customer.customerId && draft.form.orderNumber === customer.orderNumber;
}

/** Nothing of the driver's own is on it yet. */
export function isUntouched(draft: TimesheetDraft): boolean {
  return draft.revision === 0;
}

type Content = Partial<TimesheetForm> & Partial<Pick<TimesheetDraft, 'supervisorRating' | 'supervisorNotes'>>;

/** Enters something on the form. */
export function enter(draft: TimesheetDraft, content: Content): TimesheetDraft {
  const {
    supervisorRating = draft.supervisorRating,
    supervisorNotes = draft.supervisorNotes,
    ...form
  } = content;
  return {
    ...draft,
    supervisorRating,
    supervisorNotes,
    form: { ...draft.form, ...form },
    revision: draft.revision + 1,
  };
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

/** Notes that Send was pressed: with the same key while nothing has changed since, else with a new one. */
export function attemptToSend(
  draft: TimesheetDraft,
  newKey: () => string,
): TimesheetDraft & { attempt: NonNullable<TimesheetDraft['attempt']> } {
  const { attempt, revision } = draft;
  return { ...draft, attempt: attempt?.revision === revision ? attempt : { key: newKey(), revision } };
}
