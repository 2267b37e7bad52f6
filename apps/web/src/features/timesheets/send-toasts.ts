import {
  TIMESHEET_RATING_LABELS,
  timesheetFaults,
  type FormFault,
  type Rating,
} from '@groundsheet/form-rules';

import type { ToastMessage } from '../../components/toast-store.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** Titles in the order in which Send asks: the first one that is missing shows (docs/screens.md, Fixed texts). */
const TITLES: readonly (readonly [path: string, title: string])[] = [
  ['supervisorRating', 'Rating Required'],
  ['submissionEmails', 'No Valid Emails'],
  ['operatorSignature', 'Driver Signature Required'],
  ['operatorSignedName', 'Driver Signature Required'],
  ['clientSignature', 'Client Signature Required'],
  ['clientSignedName', 'Client Signature Required'],
  ['signatureDate', 'Date Required'],
  ['machineHours', 'Machine Hours Required'],
  ['mondayStart', 'Hours Required'],
];

const rank = (fault: FormFault) => TITLES.findIndex(([path]) => path === fault.path);

/** What keeps a timesheet from being sent, in the order of its toasts. */
export function faultsOf(draft: TimesheetDraft, sender: Sender): FormFault[] {
  const faults = timesheetFaults(draft.form, draft.supervisorRating, sender);
  return faults.toSorted((one, other) => rank(one) - rank(other));
}

export function faultToast(fault: FormFault): ToastMessage {
  const title = TITLES[rank(fault)]?.[1] ?? 'Send Failed';
  return { title, description: fault.message, tone: 'bad' };
}

export const SEND_FAILED: ToastMessage = {
  title: 'Send Failed',
  description: 'Unable to send timesheet. Please try again.',
  tone: 'bad',
};

export function sentToast(rating: Rating): ToastMessage {
  return {
    title: 'Timesheet Sent!',
    description: `Supervisor rating: ${TIMESHEET_RATING_LABELS[rating]}`,
    tone: 'good',
  };
}
