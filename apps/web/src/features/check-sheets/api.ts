import type { DraftCalls } from '../../forms/drafts/draft-saver.js';
import { dataOf, api } from '../../lib/api.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';
import { draftBodyOf, draftFrom } from './submission.js';

/** Keeps a signed-in driver's check sheet on the server until it is sent. */
export const CHECK_SHEET_DRAFTS: DraftCalls<CheckSheetDraft> = {
  bodyOf: draftBodyOf,
  begin: async (draft) =>
    dataOf(await api.POST('/api/check-sheets', { body: { id: draft.form.id, ...draftBodyOf(draft) } })),
  replace: async (draft, version) =>
    dataOf(
      await api.PUT('/api/check-sheets/{id}', {
        params: { path: { id: draft.form.id } },
        body: { ...draftBodyOf(draft), version },
      }),
    ),
  load: async (id) =>
    draftFrom(dataOf(await api.GET('/api/check-sheets/{id}', { params: { path: { id } } }))),
};
