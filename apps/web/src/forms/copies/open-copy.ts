import { CHECK_FIELDS, withPhotosMoved, type CheckSheetForm } from '@groundsheet/form-rules';
import { v4 as uuidv4 } from 'uuid';

import { GUEST, localOwner } from '../../lib/local-owner.js';
import type { Draft, DraftForm } from '../drafts/draft.js';
import { draftName, loadDraft, saveDraft } from '../drafts/draft-store.js';
import { keepPicture, removePictures, waitingName, waitingOf } from '../drafts/picture-store.js';
import { loadEntry } from '../outbox/outbox-store.js';
import type { CopiedForm } from './copy-file.js';
import { CopyFault, readCopy } from './read-copy.js';

/** A copy that can be opened here, and what this device has of the same form. */
export interface ReadableCopy {
  copy: CopiedForm;
  /** Its driver chooses between the two. */
  mine: Draft | undefined;
}

/**
 * Reads a copy and finds out whether it may be opened here; nothing is kept yet.
 *
 * @throws {CopyFault} where it may not
 */
export async function lookAtCopy(file: Blob): Promise<ReadableCopy> {
  const copy = await readCopy(file);
  const { id } = copy.draft.form;
  const entry = await loadEntry(id);
  if (entry?.state === 'sent')
    throw new CopyFault(`This form has been sent from this phone: ${entry.reference}.`);
  if (entry) throw new CopyFault('This form already waits in the outbox of this phone.');
  if (copy.draft.saved && localOwner() === GUEST)
    throw new CopyFault('This form was saved to an account. Sign in to that account, then open the copy.');
  return { copy, mine: await loadDraft(draftName(copy.kind, id)) };
}

/**
 * Keeps a copied form on this device as one of the person at it. Its pictures are brought to the server anew, with this
 * device: those that the other phone had brought belong to that one.
 */
export async function keepCopy({ kind, draft, pictures }: CopiedForm): Promise<Draft> {
  const name = draftName(kind, draft.form.id);
  await removePictures(name);
  for (const { name: was, picture } of pictures) {
    await keepPicture(name, waitingName({ id: uuidv4(), item: itemOf(draft.form, was) }), picture);
  }
  const there = new Set(pictures.map((each) => each.name));
  const kept = { ...draft, form: withoutPhotos(draft.form, (url) => there.has(url)) };
  await saveDraft(name, kept);
  return kept;
}

type WithPhotos = DraftForm & Partial<Pick<CheckSheetForm, 'photos' | 'itemNotes'>>;

/** The item that a picture shows, by what it was called on the other phone. */
function itemOf({ itemNotes }: WithPhotos, name: string): string {
  const item = waitingOf(name)?.item ?? itemNotes?.find(({ photo }) => photo === name)?.item;
  return CHECK_FIELDS.find(({ key }) => key === item)?.key ?? '';
}

function withoutPhotos(form: WithPhotos, isBroughtAnew: (url: string) => boolean): DraftForm {
  const { photos, itemNotes } = form;
  if (!photos) return form;
  const left = photos.filter((url) => !isBroughtAnew(url));
  const notes = withPhotosMoved(itemNotes, (url) => (left.includes(url) ? url : null));
  return { ...form, photos: left, itemNotes: notes } as DraftForm;
}
