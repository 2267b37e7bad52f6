import { v4 as uuidv4 } from 'uuid';

import { clockOffset } from '../../lib/clock-offset.js';
import { askToKeepForGood } from '../../lib/kept/lasting.js';
import { localOwner } from '../../lib/local-owner.js';
import type { Draft } from '../drafts/draft.js';
import { describeForm } from '../describe-form.js';
import { draftName, loadDraft, saveDraft } from '../drafts/draft-store.js';
import { loadPicturesOf, loadWaiting, waitingName } from '../drafts/picture-store.js';
import type { Sender } from '../sending/sender.js';
import { releaseArrivals, whenShrunk } from '../upload/arrivals.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import { keyOf } from './attempts.js';
import { hashOf } from './hash-of.js';
import type { OutboxEntry, WaitingFile } from './outbox-entry.js';
import { saveEntry } from './outbox-store.js';

/** What a picture is called in a body until the server has it. */
export const placeOf = (id: string) => `/waiting/${id}`;

/** Puts a signed form into the outbox, as it is now; its draft and pictures stay where they are until the receipt. */
export async function queueForm<Made extends Draft>(
  form: FormDefinition<Made>,
  draft: Made,
  sender: Sender,
): Promise<OutboxEntry> {
  const name = draftName(form.kind, draft.form.id);
  await whenShrunk(name);
  releaseArrivals(name);
  void askToKeepForGood();
  const room = Math.max(0, sender.maxPhotos - photosOf(draft).length);
  // A browser that keeps no draft has kept no picture of it either.
  const waiting = (await isKept(name, draft)) ? (await loadWaiting(name)).slice(0, room) : [];
  const whole = waiting.reduce(
    (made, { id, item }) => form.addPhoto?.(made, placeOf(id), item) ?? made,
    draft,
  );
  // With photos that an earlier try left out it is another body, and the server takes one body for a key.
  const key = waiting.length > 0 ? uuidv4() : keyOf(draft);
  const stop = await form.stopOf?.(draft);
  const entry: OutboxEntry = {
    id: draft.form.id,
    owner: localOwner(),
    kind: form.kind,
    revision: draft.revision,
    draftName: name,
    key,
    body: JSON.stringify(form.submission(whole, sender)),
    pictures: await filesOf(name, photosOf(draft), waiting),
    about: describeForm(form.kind, draft),
    recipients: form.summary(draft, sender).recipients,
    ...(stop ? { stop } : {}),
    state: 'queued',
    attempts: 0,
    queuedAt: new Date().toISOString(),
    clockOffsetMs: clockOffset(),
  };
  await saveEntry(entry);
  return entry;
}

/** Kept at every letter already, unless the last write is still under way. */
async function isKept(name: string, draft: Draft): Promise<boolean> {
  try {
    if (!(await loadDraft(name))) await saveDraft(name, draft);
    return true;
  } catch {
    return false;
  }
}

function photosOf({ form }: Draft): readonly string[] {
  return 'photos' in form ? (form.photos as string[]) : [];
}

/** The pictures of what waits, in the order in which its body names them. */
export async function filesOf(
  name: string,
  attached: readonly string[],
  waiting: readonly { id: string; item: string; picture: Blob }[],
): Promise<WaitingFile[]> {
  const pictures = await loadPicturesOf(name).catch(() => []);
  const kept = new Map(pictures.map((each) => [each.name, each.picture]));
  const fileOf = async (file: { name: string; url: string; isOnServer: boolean }): Promise<WaitingFile> => {
    const picture = kept.get(file.name);
    return { ...file, sha256: picture ? await hashOf(picture) : null, bytes: picture?.size ?? 0 };
  };
  return Promise.all([
    ...attached.map((url) => fileOf({ name: url, url, isOnServer: true })),
    ...waiting.map((each) => fileOf({ name: waitingName(each), url: placeOf(each.id), isOnServer: false })),
  ]);
}
