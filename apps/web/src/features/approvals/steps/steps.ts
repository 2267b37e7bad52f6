import { STEPS, type Signatory, type Step } from '../approval-place.js';
import { hasSigned, type ApprovalRecord } from '../review/approval-record.js';

export const STEP_WORDS: Record<Step, string> = {
  client: 'Client signs',
  foreman: 'Foreman signs',
  rate: 'Rate',
  send: 'Send',
};

export function isSigning(step: Step): step is Signatory {
  return step === 'client' || step === 'foreman';
}

export function isDone(record: ApprovalRecord, step: Step): boolean {
  if (isSigning(step)) return hasSigned(record, step);
  return step === 'rate' && record.rating !== null;
}

/** What comes next: the first that is not done. */
export function nextStep(record: ApprovalRecord): Step {
  return STEPS.find((step) => !isDone(record, step)) ?? 'send';
}
