import { type FormKind, MAX_PHOTOS } from '@groundsheet/form-rules';

import { UploadFault } from '../../components/upload/send-file.js';
import { ApiError, FieldFaults, serverMessage } from '../../lib/api-error.js';
import { clockOffset } from '../../lib/clock-offset.js';
import { askToKeepForGood } from '../../lib/kept/lasting.js';
import { localOwner, ownKey } from '../../lib/local-owner.js';
import { keepPicture, loadPicture, loadWaiting, removePicture, waitingOf } from '../drafts/picture-store.js';
import { arrivalsOf, releaseArrivals, whenShrunk } from '../upload/arrivals.js';
import type { OutboxEntry } from './outbox-entry.js';
import { removeEntry, saveEntry } from './outbox-store.js';
import { filesOf, placeOf } from './queue-form.js';
import { startOutbox } from './start-outbox.js';
import { askToBeWoken } from './sync-tag.js';

/** What is signed on a page of its own, and goes by one call. */
export interface SignedCall {
  kind: FormKind;
  /** What it is of, within the account: the same again takes the place of what waits. */
  of: string;
  key: string;
  to: string;
  page: string;
  body: object & { photos: readonly string[] };
  /** What the server refuses the body without: where it cannot say so, the page does. */
  required: readonly string[];
  /** In words. */
  about: string;
}

const UNREADABLE = 'A photo cannot be read. Please remove it, then send again.';
const STILL_ADDING = 'A photo is still being added. Please wait until it is there, or remove it.';

/** Refusals of a photo that is not on the server any more, or not for this form: the picture here can go again. */
const GONE = ['upload.unknown', 'upload.attached'];

/** Refuses what cannot wait, as long as a photo of it is on its way. @throws {UploadFault} */
export function refuseWhileAdding(of: string): void {
  if (arrivalsOf(callId(of)).length > 0) throw new UploadFault(STILL_ADDING, true);
}

/** What is said where something has neither gone nor been kept; undefined without a signal. */
export function whyNotSent(error: unknown): string | undefined {
  return error instanceof UploadFault ? error.message : serverMessage(error);
}

/** Under which what is signed waits. */
export const callId = (of: string) => ownKey(of);

/**
 * Sends what was signed. Where nobody answers it waits in the outbox, under the same key: it arrives once.
 *
 * @param send the call as the page makes it
 * @throws {ApiError} why the server refuses it
 * @throws {FieldFaults} where it cannot wait, as something is missing
 */
export async function sendOrQueue(
  call: SignedCall,
  send: () => Promise<unknown>,
): Promise<'sent' | 'queued'> {
  const photos = arrivalsOf(callId(call.of));
  if (photos.some(({ fault, isShrunk }) => fault && !isShrunk)) throw new UploadFault(UNREADABLE, false);
  try {
    // What is on its way goes on from the outbox, and the rest of it behind that.
    if (photos.length > 0) throw new Error('Photos are on their way.');
    await send();
    return 'sent';
  } catch (error) {
    // The outbox brings what the server has lost once more.
    if (error instanceof ApiError && gonePhotos(error, call.body.photos).length === 0) throw error;
    refuseIncomplete(call);
    await queueCall(call);
    return 'queued';
  }
}

/** What waits goes as it is, perhaps days later, when nobody is there to fill it in. @throws {FieldFaults} */
function refuseIncomplete({ body, required }: SignedCall): void {
  const typed = body as Record<string, unknown>;
  const missing = required.filter((field) => !String(typed[field] ?? '').trim());
  if (missing.length > 0)
    throw new FieldFaults(Object.fromEntries(missing.map((field) => [field, 'Please fill this in.'])));
}

async function queueCall({ kind, of, key, to, page, body, about }: SignedCall): Promise<void> {
  void askToKeepForGood();
  const id = callId(of);
  await whenShrunk(id);
  releaseArrivals(id);
  const waiting = (await loadWaiting(id)).slice(0, MAX_PHOTOS - body.photos.length);
  const whole = { ...body, photos: [...body.photos, ...waiting.map((each) => placeOf(each.id))] };
  const entry: OutboxEntry = {
    id,
    owner: localOwner(),
    kind,
    revision: 0,
    draftName: id,
    key,
    to,
    page,
    body: JSON.stringify(whole),
    pictures: await filesOf(id, body.photos, waiting),
    about,
    recipients: [],
    state: 'queued',
    attempts: 0,
    queuedAt: new Date().toISOString(),
    clockOffsetMs: clockOffset(),
  };
  await saveEntry(entry);
  startOutbox();
  // Where the browser says no it goes as soon as a page is open.
  void askToBeWoken().catch(() => undefined);
}

/**
 * Takes what waits out of the outbox, to be changed. Photos that have come to the server meanwhile stay attached; the others are
 * on their way again as soon as its page is open.
 *
 * @returns what was signed
 */
export async function takeBackCall({ id, pictures, body }: OutboxEntry): Promise<Record<string, unknown>> {
  await removeEntry(id);
  for (const { name, url, isOnServer } of pictures) {
    const picture = name === url || !isOnServer ? undefined : await loadPicture(id, name);
    if (!picture) continue;
    await keepPicture(id, url, picture);
    await removePicture(id, name);
  }
  const signed = JSON.parse(body) as Record<string, unknown>;
  const waiting = pictures.filter(({ isOnServer, name }) => !isOnServer && waitingOf(name));
  const photos = photosIn(signed).filter((photo) => waiting.every(({ url }) => url !== photo));
  return { ...signed, photos };
}

/** The photos that a body names; not every kind has any. */
export function photosIn({ photos }: Record<string, unknown>): string[] {
  return Array.isArray(photos) ? (photos as string[]) : [];
}

/** Which photos of a form the server has not got, by the refusal of the form. */
export function gonePhotos(error: unknown, photos: readonly string[]): string[] {
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  if (!Array.isArray(details)) return [];
  return photos.filter((_, index) =>
    details.some(({ path, code }) => path.endsWith(`photos.${index}`) && GONE.includes(code)),
  );
}
