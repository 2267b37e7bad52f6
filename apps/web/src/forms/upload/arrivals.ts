import { v4 as uuidv4 } from 'uuid';

import { toast, type ToastMessage } from '../../components/toast-store.js';
import { roomForPhotos } from '../../lib/kept/lasting.js';
import { loadDraft } from '../drafts/draft-store.js';
import { outboxDatabase } from '../drafts/outbox-database.js';
import {
  keepPicture,
  loadWaiting,
  removePicture,
  removePictures,
  waitingName,
  type WaitingPicture,
} from '../drafts/picture-store.js';
import { UploadFault } from '../../components/upload/send-file.js';
import type { AddedPhoto } from './photo-upload.js';
import { sendPhoto } from './send-photo.js';
import { shrinkPhoto } from '../../components/upload/shrink-photo.js';

/** A photo on its way to the server. */
export interface Arrival extends WaitingPicture {
  /** As chosen, then as it is sent. */
  picture: Blob;
  /** The address to show it by. */
  preview: string;
  isShrunk: boolean;
  /** 0 to 1 of it have gone. */
  share: number;
  /** Why it is not there yet; until it is tried again. */
  fault: string | null;
}

/** @param item that it shows, as in `WaitingPicture` */
export type OnAdded = (photo: AddedPhoto, item: string) => Promise<void>;

const ROOM_TOASTS: Record<'little' | 'none', ToastMessage> = {
  little: {
    title: 'This phone is nearly full',
    description: 'The photo is added. Make room on the phone before you take many more.',
  },
  none: {
    title: 'Photo not added',
    description:
      'This phone is full. Delete something on it, then add the photo. What you type is still kept.',
    tone: 'bad',
  },
};

const NOT_ADDED = 'This photo could not be added. Try again, or take it again.';
const NONE: readonly Arrival[] = [];

/** By the name of the draft. It outlasts the step of the wizard, so that nobody waits there for an upload. */
const arrivals = new Map<string, readonly Arrival[]>();
const givenUp = new Map<string, AbortController>();
/** By the ids of those that are redrawn at this moment, which takes an old phone seconds. */
const shrinking = new Map<string, Promise<Blob>>();
const listeners = new Set<() => void>();
/** Pages that are open and have no draft. */
const held = new Set<string>();

export function subscribeToArrivals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function arrivalsOf(draft: string): readonly Arrival[] {
  return arrivals.get(draft) ?? NONE;
}

function publish(draft: string, next: readonly Arrival[]): void {
  arrivals.set(draft, next);
  for (const listener of listeners) listener();
}

function update(draft: string, id: string, change: Partial<Arrival>): void {
  publish(
    draft,
    arrivalsOf(draft).map((each) => (each.id === id ? { ...each, ...change } : each)),
  );
}

/**
 * Brings pictures to the server at once; each is kept on the device until it is there.
 *
 * @param item that they show, as in `WaitingPicture`
 */
export async function bringPhotos(
  draft: string,
  pictures: readonly Blob[],
  onAdded: OnAdded,
  item = '',
): Promise<void> {
  const room = await roomForPhotos();
  if (room !== 'enough') toast(ROOM_TOASTS[room]);
  if (room === 'none') return;
  const begun = pictures.map((picture) => begin({ id: uuidv4(), item }, picture, false));
  publish(draft, [...arrivalsOf(draft), ...begun]);
  for (const { id } of begun) void bring(draft, id, onAdded);
}

/** Carries on with those that were on their way when the page was lost. */
export async function resumePhotos(draft: string, onAdded: OnAdded): Promise<void> {
  const waiting = await loadWaiting(draft);
  const lost = waiting.filter(({ id }) => arrivalsOf(draft).every((each) => each.id !== id));
  publish(draft, [...arrivalsOf(draft), ...lost.map(({ picture, ...which }) => begin(which, picture, true))]);
  for (const { id } of lost) void bring(draft, id, onAdded);
}

export function tryPhotoAgain(draft: string, id: string, onAdded: OnAdded): void {
  update(draft, id, { fault: null, share: 0 });
  void bring(draft, id, onAdded);
}

/** Gives a picture up. */
export function dropPhoto(draft: string, id: string): void {
  givenUp.get(id)?.abort();
  leave(draft, id);
}

/** Until this device keeps every photo of a draft as it will be sent, or knows that it cannot be. */
export async function whenShrunk(draft: string): Promise<void> {
  await Promise.allSettled(arrivalsOf(draft).map(({ id }) => shrinking.get(id)));
}

/** Stops bringing the photos of a draft; they stay on the device, for the outbox. */
export function releaseArrivals(draft: string): void {
  for (const { id, preview } of arrivalsOf(draft)) {
    givenUp.get(id)?.abort();
    givenUp.delete(id);
    URL.revokeObjectURL(preview);
  }
  publish(draft, []);
}

/** A page takes photos that are no part of a draft: they are kept as long as it is open, or what was signed on it waits. */
export function holdPhotos(page: string): void {
  held.add(page);
}

/** The page is left. */
export async function leavePhotos(page: string): Promise<void> {
  held.delete(page);
  releaseArrivals(page);
  await forgetIfGone(page);
}

function begin(which: WaitingPicture, picture: Blob, isShrunk: boolean): Arrival {
  const preview = URL.createObjectURL(picture);
  return { ...which, picture, preview, isShrunk, share: 0, fault: null };
}

function leave(draft: string, id: string): void {
  givenUp.delete(id);
  const left = arrivalsOf(draft).find((each) => each.id === id);
  if (left) {
    void removePicture(draft, waitingName(left)).catch(() => undefined);
    URL.revokeObjectURL(left.preview);
  }
  publish(
    draft,
    arrivalsOf(draft).filter((each) => each.id !== id),
  );
}

async function bring(draft: string, id: string, onAdded: OnAdded): Promise<void> {
  const stop = new AbortController();
  givenUp.set(id, stop);
  try {
    const work = shrunk(draft, id);
    shrinking.set(id, work);
    const blob = await work.finally(() => shrinking.delete(id));
    const url = await sendPhoto(blob, {
      signal: stop.signal,
      onProgress: (bytes) => update(draft, id, { share: bytes / blob.size }),
    });
    await onAdded({ url, blob }, arrivalsOf(draft).find((each) => each.id === id)?.item ?? '');
    leave(draft, id);
  } catch (error) {
    if (!stop.signal.aborted)
      update(draft, id, { fault: error instanceof UploadFault ? error.message : NOT_ADDED });
  }
  await forgetIfGone(draft).catch(() => undefined);
}

/** What comes too late for a form that has been sent or thrown away goes with it. */
async function forgetIfGone(draft: string): Promise<void> {
  if (held.has(draft) || (await loadDraft(draft))) return;
  const waiting = await outboxDatabase.get<{ state: string }>(draft);
  if (waiting && waiting.state !== 'sent') return;
  for (const { id } of arrivalsOf(draft)) dropPhoto(draft, id);
  await removePictures(draft);
}

async function shrunk(draft: string, id: string): Promise<Blob> {
  const arrival = arrivalsOf(draft).find((each) => each.id === id)!;
  if (arrival.isShrunk) return arrival.picture;
  const blob = await shrinkPhoto(arrival.picture);
  await keepPicture(draft, waitingName(arrival), blob).catch(() => undefined);
  update(draft, id, { picture: blob, preview: URL.createObjectURL(blob), isShrunk: true });
  URL.revokeObjectURL(arrival.preview);
  return blob;
}
