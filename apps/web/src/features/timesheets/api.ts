import { answered, api } from '../../lib/api.js';
import { submissionOf } from './submission.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** Sends a finished timesheet in one go. The same key sent again gets the first answer again. */
export async function sendTimesheet(draft: TimesheetDraft, idempotencyKey: string) {
  return answered(
    await api.POST('/api/timesheets/one-step-completion', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: submissionOf(draft),
    }),
  );
}
