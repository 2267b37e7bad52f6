import { hasSigned, type ApprovalRecord, type Signatory } from '../review/approval-record.js';

/** What is done with a set, in this order. The last two are for supervisors. */
export const STEPS = ['client', 'foreman', 'rate', 'send'] as const;
export type Step = (typeof STEPS)[number];

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
