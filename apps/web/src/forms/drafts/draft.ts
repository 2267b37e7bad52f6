import type { TimesheetForm } from '@groundsheet/form-rules';

import { inHand } from '../machine/in-hand.js';

/** What every kind of form holds, under its names on the wire. */
export type DraftForm = Pick<
  TimesheetForm,
  | 'id'
  | 'status'
  | 'customerId'
  | 'orderNumber'
  | 'company'
  | 'clientCompany'
  | 'siteLocation'
  | 'selectedVehicle'
  | 'plantNumber'
  | 'machineNumber'
  | 'machineHours'
  | 'driverSignedName'
  | 'operatorSignedName'
  | 'submissionEmails'
  | 'correctionReason'
>;

/** A form in the making, as it is kept on the device. */
export interface Draft<Form extends DraftForm = DraftForm> {
  form: Form;
  /** The step of the wizard, from 1. */
  step: number;
  /** Name of the register's company, where this device knows it. */
  customerName: string | null;
  /** Goes up with every change of what would be sent. */
  revision: number;
  /** What the server has of it: its version there, and how far it goes. Null as long as the server has nothing. */
  saved: { version: number; revision: number } | null;
  /** The last time it was to be sent: the key, and what was on the form then; see `outbox/attempts.ts`. */
  attempt: { key: string; revision: number } | null;
  /** The sent form whose place it is to take, as the server tells of it. */
  corrects?: Corrected | undefined;
  /** ISO. */
  changedAt: string;
}

/** A sent form that is being corrected. */
export interface Corrected {
  reference: string;
  /** Of its week; null where the kind has none. */
  hours: number | null;
}

/** Changes a draft by a rule on what it is now. */
export type ChangeDraft<Made extends Draft> = (rule: (draft: Made) => Made) => void;

/** Who the form is for, as chosen before it opens. */
export interface FormCustomer {
  /** Null where the firm was typed. */
  customerId: string | null;
  orderNumber: string | null;
  customerName: string | null;
  /** As it was typed, where no customer was chosen. */
  firm?: string | null;
  /** Plant number of the machine whose page it was begun on. */
  machine?: string | undefined;
}

/** Begins a form at step 1 for a customer; an empty client company takes the customer's name, or the typed one. */
export function beginDraft<Form extends DraftForm>(form: Form, customer: FormCustomer, now: string) {
  const { customerId, orderNumber, customerName, firm = null, machine } = customer;
  return {
    form: {
      ...form,
      ...inHand(machine),
      customerId,
      orderNumber,
      clientCompany: form.clientCompany || customerName || firm,
    },
    step: 1,
    customerName,
    revision: 0,
    saved: null,
    attempt: null,
    changedAt: now,
  };
}

/** Gives a draft that was saved without a customer the one that is chosen now. */
export function forCustomer<Made extends Draft>(draft: Made, customer: FormCustomer): Made {
  const { customerId, orderNumber, customerName } = customer;
  const fields: Partial<DraftForm> = { customerId, orderNumber };
  return { ...enterOnForm(draft, fields), customerName };
}

/** Nothing of the driver's own is on it yet. */
export function isUntouched({ revision }: Draft): boolean {
  return revision === 0;
}

/** Whether the server has everything that is on it. */
export function isSaved({ saved, revision }: Draft): boolean {
  return saved?.revision === revision;
}

/** Whether something that was entered is on this device alone; of a form that was only opened there is nothing. */
export function isLostWithDevice(draft: Draft): boolean {
  return !isUntouched(draft) && !isSaved(draft);
}

/** Notes what the server has now. A send of before had another version on it, so the next one is another request. */
export function noteSaved<Made extends Draft>(draft: Made, saved: NonNullable<Draft['saved']>): Made {
  return { ...draft, saved, attempt: null };
}

export function atStep<Made extends Draft>(draft: Made, step: number): Made {
  return { ...draft, step };
}

export function enterOnForm<Made extends Draft>(draft: Made, fields: Partial<Made['form']>): Made {
  return { ...draft, form: { ...draft.form, ...fields }, revision: draft.revision + 1 };
}
