import type { DraftCalls } from '../../forms/drafts/draft-saver.js';
import type { Sendable } from '../../forms/sending/outbox.js';
import { dataOf, api } from '../../lib/api.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** Sends a finished timesheet in one go. */
export const sendTimesheet: Sendable<TimesheetDraft>['send'] = async ({ key, draft }, { sender }) =>
  dataOf(
    await api.POST('/api/timesheets/one-step-completion', {
      params: { header: { 'Idempotency-Key': key } },
      body: submissionOf(draft, sender),
    }),
  );

/** Keeps a signed-in driver's timesheet on the server until it is sent. */
export const TIMESHEET_DRAFTS: DraftCalls<TimesheetDraft> = {
  bodyOf: draftBodyOf,
  begin: async (draft) =>
    dataOf(await api.POST('/api/timesheets', { body: { id: draft.form.id, ...draftBodyOf(draft) } })),
  replace: async (draft, version) =>
    dataOf(
      await api.PUT('/api/timesheets/{id}', {
        params: { path: { id: draft.form.id } },
        body: { ...draftBodyOf(draft), version },
      }),
    ),
  load: async (id) => draftFrom(dataOf(await api.GET('/api/timesheets/{id}', { params: { path: { id } } }))),
};
