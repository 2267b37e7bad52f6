import type { SentBy } from '../../forms/sending/use-send.js';
import { answered, api } from '../../lib/api.js';
import { keepClaim } from '../../forms/claims/claims.js';
import type { DraftCalls } from '../../forms/drafts/draft-saver.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/**
 * Sends a finished timesheet in one go; a guest's can be claimed afterwards. The same key sent again gets the first answer
 * again.
 */
export async function sendTimesheet(
  draft: TimesheetDraft,
  idempotencyKey: string,
  { sender }: SentBy<TimesheetDraft>,
): Promise<void> {
  const accepted = answered(
    await api.POST('/api/timesheets/one-step-completion', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: submissionOf(draft, sender),
    }),
  );
  keepClaim('timesheet', draft.form, accepted);
}

/** Keeps a signed-in driver's timesheet on the server until it is sent. */
export const TIMESHEET_DRAFTS: DraftCalls<TimesheetDraft> = {
  bodyOf: draftBodyOf,
  begin: async (draft) =>
    answered(await api.POST('/api/timesheets', { body: { id: draft.form.id, ...draftBodyOf(draft) } })),
  replace: async (draft, version) =>
    answered(
      await api.PUT('/api/timesheets/{id}', {
        params: { path: { id: draft.form.id } },
        body: { ...draftBodyOf(draft), version },
      }),
    ),
  load: async (id) =>
    draftFrom(answered(await api.GET('/api/timesheets/{id}', { params: { path: { id } } }))),
};
