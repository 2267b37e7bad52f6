import type { DraftCalls } from '../../forms/drafts/draft-saver.js';
import { dataOf, api } from '../../lib/api.js';
import { draftBodyOf, draftFrom } from './submission.js';
import type { TimesheetDraft } from './timesheet-draft.js';

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
