/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import 'fake-indexeddb/auto';

import { emptyTimesheet } from '@groundsheet/form-rules';
import { waitFor } from '@testing-library/react';

import { aServer } from '../../../testing/server.js';
import { beginDraft } from '../drafts/draft.js';
import { removeDraft, saveDraft } from '../drafts/draft-store.js';
import { keepPicture, loadPicture, loadWaiting, waitingName } from '../drafts/picture-store.js';
import { arrivalsOf, bringPhotos, releaseArrivals, resumePhotos, whenShrunk } from './arrivals.js';

const DRAFT = 'check-sheet/id-1:guest';
const URL_OF_PHOTO = '/api/objects/1';
const realRequest = globalThis.XMLHttpRequest;
const arrived: (() => void)[] = [];

/** A connection whose upload takes until the test lets it arrive. */
class SlowRequest {
  readonly status = 200;
  readonly responseText = JSON.stringify({ url: URL_OF_PHOTO });
  readonly upload = {};
  onload?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    arrived.push(() => this.onload?.());
  }
}

afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

it('leaves nothing on the device of a photo that arrives when its form has been sent', async () => {
  globalThis.XMLHttpRequest = SlowRequest as never;
  aServer({ 'POST /api/objects/upload': { uploadURL: '/api/objects/1?once' } });
  const customer = { customerId: 'c1', orderNumber: null, customerName: null };
  const empty = emptyTimesheet('id-1', '2026-11-21');
  for (const isSent of [false, true]) {
    await saveDraft(DRAFT, beginDraft(empty, customer, '2026-11-21T08:00:00Z'));
    await keepPicture(DRAFT, waitingName({ id: 'p1', item: '' }), new Blob(['a picture']));
    await resumePhotos(DRAFT, ({ url, blob }) => keepPicture(DRAFT, url, blob));
    await waitFor(() => expect(arrived).toHaveLength(1));
    if (isSent) await removeDraft(DRAFT);
    arrived.pop()!();
    await waitFor(() => expect(arrivalsOf(DRAFT)).toEqual([]));
    await waitFor(async () => expect(Boolean(await loadPicture(DRAFT, URL_OF_PHOTO))).toBe(!isSent));
    expect(await loadWaiting(DRAFT)).toEqual([]);
  }
});

it('keeps a photo that is still drawn smaller when its form is signed and queued', async () => {
  const drawn = Promise.withResolvers<object>();
  Object.assign(globalThis, { createImageBitmap: () => drawn.promise });
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = (() => ({ fillRect: () => undefined, drawImage: () => undefined })) as never;
  canvas.toBlob = (then) => then(new Blob(['smaller']));
  const customer = { customerId: 'c1', orderNumber: null, customerName: null };
  await saveDraft(DRAFT, beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z'));
  await bringPhotos(DRAFT, [new Blob(['as the camera took it'])], () => Promise.resolve(), 'defectHorn');
  expect(await loadWaiting(DRAFT)).toEqual([]);
  const settled = whenShrunk(DRAFT);
  drawn.resolve({ width: 4000, height: 3000, close: () => undefined });
  await settled;
  releaseArrivals(DRAFT);
  expect(await loadWaiting(DRAFT)).toMatchObject([{ item: 'defectHorn' }]);
});
