import { checkSheetFaults, validEmails, type FormFault } from '@groundsheet/form-rules';

import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** docs/product.md, "Errors". */
const TITLES: Readonly<Record<string, string>> = {
  operatorSignature: 'Driver Signature Required',
  driverSignedName: 'Driver Name Required',
  signatureDate: 'Date Required',
  submissionEmails: 'No Valid Emails',
  machineHours: 'Machine Hours Required',
  selectedVehicle: 'Vehicle Type Required',
};

/** What keeps a check sheet from being sent. */
export function faultsOf({ form }: CheckSheetDraft, sender: Sender): FormFault[] {
  return checkSheetFaults(form, sender);
}

export function faultToast({ path, message }: FormFault): ToastMessage {
  return { title: TITLES[path] ?? 'Submission Failed', description: message, tone: 'bad' };
}

/** A response that reports no success, in words of our own. */
export class FailedCompletion extends Error {}

export const INVALID_RESPONSE = 'Server returned invalid response format';
export const NOT_COMPLETED = 'One-step completion failed';

/** The server's own sentence where there is one. */
export function failedToast(error: unknown): ToastMessage {
  const said = error instanceof FailedCompletion ? error.message : serverMessage(error);
  return {
    title: 'Submission Failed',
    description: said ?? 'Failed to complete one-step submission. Please try again.',
    tone: 'bad',
  };
}

/** An account's sheet goes to the company, a guest's to the addresses on it. */
export function sentToast({ form }: CheckSheetDraft, { guest }: Pick<Sender, 'guest'>): ToastMessage {
  if (!guest) {
    return {
      title: 'Check Sheet Submitted Successfully',
      description: 'Your check sheet has been submitted directly to the company.',
      tone: 'good',
    };
  }
  const emails = validEmails(form.submissionEmails, { guest: true }).join(', ');
  return {
    title: 'Check Sheet Submitted Successfully!',
    description: `Your check sheet has been sent to ${emails} and processed.`,
    tone: 'good',
  };
}
