import { answered, api } from '../../lib/api.js';
import { keepClaim } from '../../forms/claims/claims.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import type { DraftCalls } from '../../forms/drafts/draft-saver.js';
import { draftName } from '../../forms/drafts/draft-store.js';
import { keepPicture, loadPicture } from '../../forms/drafts/picture-store.js';
import { sendPhotoAgain } from '../../forms/upload/photo-upload.js';
import type { SentBy } from '../../forms/sending/use-send.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';
import { CHECK_SHEET_DRAFT } from './draft-name.js';
import { gonePhotos } from './photos/gone-photos.js';
import { FailedCompletion, INVALID_ANSWER, NOT_COMPLETED } from './send-toasts.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';

/**
 * Sends a finished check sheet in one go; a guest's can be claimed afterwards. The same key sent again gets the first answer again. Photos that the server
 * has lost meanwhile are sent there again from this device.
 *
 * @throws {FailedCompletion} where the answer is no success, though it is no refusal either
 */
export async function sendCheckSheet(
  draft: CheckSheetDraft,
  idempotencyKey: string,
  { sender, change }: SentBy<CheckSheetDraft>,
): Promise<void> {
  try {
    await complete(draft, idempotencyKey, sender);
  } catch (error) {
    const gone = gonePhotos(error, draft.form.photos);
    if (gone.length === 0) throw error;
    const photos = await sentAgain(draft.form.photos, gone);
    change((current) => enterOnForm(current, { photos }));
    await complete(enterOnForm(draft, { photos }), idempotencyKey, sender);
  }
}

async function complete(draft: CheckSheetDraft, idempotencyKey: string, sender: Sender): Promise<void> {
  const result = await api
    .POST('/api/one-step-completion/check-sheet', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: submissionOf(draft, sender),
    })
    .then(answered)
    .catch((error: unknown) => {
      throw error instanceof SyntaxError ? new FailedCompletion(INVALID_ANSWER) : error;
    });
  if (!result?.success) throw new FailedCompletion(result?.message || NOT_COMPLETED);
  keepClaim('check-sheet', draft.form, result);
}

/** The addresses of all photos, with new ones for those that are gone; one that is not here either keeps its own. */
async function sentAgain(photos: readonly string[], gone: readonly string[]): Promise<string[]> {
  const name = draftName(CHECK_SHEET_DRAFT);
  return Promise.all(
    photos.map(async (url) => {
      const picture = gone.includes(url) ? await loadPicture(name, url) : undefined;
      if (!picture) return url;
      const again = await sendPhotoAgain(picture);
      await keepPicture(name, again, picture);
      return again;
    }),
  );
}

/** Keeps a signed-in driver's check sheet on the server until it is sent. */
export const CHECK_SHEET_DRAFTS: DraftCalls<CheckSheetDraft> = {
  bodyOf: draftBodyOf,
  begin: async (draft) =>
    answered(await api.POST('/api/check-sheets', { body: { id: draft.form.id, ...draftBodyOf(draft) } })),
  replace: async (draft, version) =>
    answered(
      await api.PUT('/api/check-sheets/{id}', {
        params: { path: { id: draft.form.id } },
        body: { ...draftBodyOf(draft), version },
      }),
    ),
  load: async (id) =>
    draftFrom(answered(await api.GET('/api/check-sheets/{id}', { params: { path: { id } } }))),
};
