import { checkSheetFaults, validEmails, type FormFault } from '@groundsheet/form-rules';

import type { ToastMessage } from '../../components/toast-store.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** docs/screens.md, Fixed texts. */
const TITLES: Readonly<Record<string, string>> = {
  operatorSignature: 'Driver Signature Required',
  driverSignedName: 'Driver Name Required',
  signatureDate: 'Date Required',
  submissionEmails: 'No Valid Emails',
  machineHours: 'Machine Hours Required',
  selectedVehicle: 'Vehicle Type Required',
};

/** The server takes a sheet without it; on our screens there is nothing to answer before it is chosen. */
const VEHICLE_MISSING: FormFault = {
  path: 'selectedVehicle',
  code: 'check-sheet.vehicle-missing',
  message: 'Please choose the type of vehicle.',
};

export function faultsOf({ form }: CheckSheetDraft, sender: Sender): FormFault[] {
  const faults = checkSheetFaults(form, sender);
  const afterHours = faults.findIndex(({ path }) => path === 'machineHours') + 1;
  return form.selectedVehicle ? faults : faults.toSpliced(afterHours, 0, VEHICLE_MISSING);
}

export function faultToast({ path, message }: FormFault): ToastMessage {
  return { title: TITLES[path] ?? 'Submission Failed', description: message, tone: 'bad' };
}

export function failedToast(error: unknown): ToastMessage {
  return { title: 'Submission Failed', description: reasonOf(error), tone: 'bad' };
}

/** The server's own sentence where there is one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to complete one-step submission. Please try again.';
  if (error.status < 300) return whyNoSuccess(error.body);
  return serverMessage(error) || 'Failed to submit check sheet. Please try again.';
}

/** The server answered, but neither with success nor with a refusal. */
function whyNoSuccess(body: string): string {
  try {
    const { message } = (JSON.parse(body) ?? {}) as { message?: unknown };
    return typeof message === 'string' && message ? message : 'One-step completion failed';
  } catch {
    return 'Server returned invalid response format';
  }
}

/** A confirmed account's sheet goes to the company, any other to the addresses on it. */
export function sentToast(
  { form }: CheckSheetDraft,
  { mailsLikeGuest }: Pick<Sender, 'mailsLikeGuest'>,
): ToastMessage {
  if (!mailsLikeGuest) {
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
