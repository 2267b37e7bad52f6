import { queryOptions } from '@tanstack/react-query';

import { answered, api } from '../../lib/api.js';
import { submissionOf } from './submission.js';
import type { TimesheetDraft } from './timesheet-draft.js';
import { loadDraft } from './draft-store.js';

/** Sends a finished timesheet in one go. The same key sent again gets the first answer again. */
export async function sendTimesheet(draft: TimesheetDraft, idempotencyKey: string) {
  return answered(
    await api.POST('/api/timesheets/one-step-completion', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: submissionOf(draft),
    }),
  );
}

/** The unsent timesheet of this device; never from a cache, the wizard has changed it meanwhile. */
export const unsentTimesheetQuery = queryOptions({
  queryKey: ['unsent-timesheet'],
  queryFn: async () => (await loadDraft()) ?? null,
  staleTime: 0,
  gcTime: 0,
});
