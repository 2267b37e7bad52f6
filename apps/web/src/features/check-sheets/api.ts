import type { DraftCalls } from '../../forms/drafts/draft-saver.js';
import { draftName } from '../../forms/drafts/draft-store.js';
import { keepPicture, loadPicture } from '../../forms/drafts/picture-store.js';
import type { OutboxRecord, Sendable } from '../../forms/sending/outbox.js';
import type { Sender } from '../../forms/sending/sender.js';
import { sendPhoto } from '../../forms/upload/send-photo.js';
import { dataOf, api } from '../../lib/api.js';
import { withPhotosAt, type CheckSheetDraft } from './check-sheet-draft.js';
import { gonePhotos } from '../../forms/photos/gone-photos.js';
import { FailedCompletion, INVALID_RESPONSE, NOT_COMPLETED } from './send-toasts.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';

/**
 * Sends a finished check sheet in one go. Photos that the server has lost meanwhile are uploaded again from this device.
 *
 * @throws {FailedCompletion} where the response reports no success, though it is no refusal either
 */
export const sendCheckSheet: Sendable<CheckSheetDraft>['send'] = async (record, { sender, change }) => {
  const { draft } = record;
  try {
    return await complete(record, sender);
  } catch (error) {
    const gone = gonePhotos(error, draft.form.photos);
    if (gone.length === 0) throw error;
    const photos = await uploadedAgain(draft.form, gone);
    change((current) => withPhotosAt(current, photos));
    return complete({ ...record, draft: withPhotosAt(draft, photos) }, sender);
  }
};

async function complete({ key, draft }: OutboxRecord<CheckSheetDraft>, sender: Sender) {
  const result = await api
    .POST('/api/one-step-completion/check-sheet', {
      params: { header: { 'Idempotency-Key': key } },
      body: submissionOf(draft, sender),
    })
    .then(dataOf)
    .catch((error: unknown) => {
      throw error instanceof SyntaxError ? new FailedCompletion(INVALID_RESPONSE) : error;
    });
  if (!result?.success) throw new FailedCompletion(result?.message || NOT_COMPLETED);
  return result;
}

/** The addresses of all photos, with new ones for those that are gone; one that is not here either keeps its own. */
async function uploadedAgain(
  { id, photos }: CheckSheetDraft['form'],
  gone: readonly string[],
): Promise<string[]> {
  const name = draftName('check-sheet', id);
  return Promise.all(
    photos.map(async (url) => {
      const picture = gone.includes(url) ? await loadPicture(name, url) : undefined;
      if (!picture) return url;
      const again = await sendPhoto(picture);
      await keepPicture(name, again, picture);
      return again;
    }),
  );
}

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
