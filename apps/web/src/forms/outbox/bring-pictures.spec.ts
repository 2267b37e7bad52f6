/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { jest } from '@jest/globals';

import { closePage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { keepPicture } from '../drafts/picture-store.js';
import { bringPictures } from './bring-pictures.js';
import type { OutboxEntry } from './outbox-entry.js';
import { loadEntry, removeEntry, saveEntry } from './outbox-store.js';

const DRAFT = 'check-sheet/id-1:d';
const ADDRESS = 'POST /api/outbox/photos';
const realRequest = globalThis.XMLHttpRequest;

/** What the server answers to a picture; null: no signal, 'never': the line is as good as dead. */
type Answer = { status: number; body: string } | null | 'never';
const puts: string[] = [];
let answerTo: (address: string) => Answer;
let atOnce = 0;
let mostAtOnce = 0;
/** Nothing is answered before so many pictures are on their way: slow machines start them one by one. */
let answeredFrom = 1;

class FakeRequest {
  status = 0;
  responseText = '';
  readonly upload = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  private address = '';
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader() {}
  abort() {
    this.onabort?.();
    this.end();
  }
  send() {
    puts.push(this.address);
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    setTimeout(() => this.answer(), 5);
  }
  private answer() {
    if (puts.length < answeredFrom) return void setTimeout(() => this.answer(), 5);
    const answer = answerTo(this.address);
    if (answer === 'never') return;
    if (answer) {
      this.status = answer.status;
      this.responseText = answer.body;
      this.onload?.();
    } else this.onerror?.();
    this.end();
  }
  private end() {
    atOnce -= 1;
    this.onloadend?.();
  }
}

const taken = (address: string): Answer => ({
  status: 200,
  body: JSON.stringify({ url: address.replace('?once', '') }),
});

/** A check sheet of Dave's that waits with its photos, and a server that gives each an address. */
async function waitingPhotos(count: number) {
  const pictures = Array.from({ length: count }, (_, at) => ({
    name: `waiting//p${at}`,
    url: `/waiting/p${at}`,
    isOnServer: false,
    sha256: 'b',
    bytes: 5,
  }));
  for (const { name } of pictures) await keepPicture(DRAFT, name, new Blob([name]));
  const entry: OutboxEntry = {
    ...{ id: 'id-1', owner: 'd', kind: 'check-sheet', revision: 3, draftName: DRAFT, key: 'k', pictures },
    ...{ body: JSON.stringify({ photos: pictures.map(({ url }) => url) }), about: 'EX-1', recipients: [] },
    ...{ state: 'sending', attempts: 0, queuedAt: '2026-11-21T15:00:00Z', clockOffsetMs: 0 },
  };
  await saveEntry(entry);
  let given = 0;
  const server = aServer({ [ADDRESS]: () => ({ uploadURL: `/api/objects/${(given += 1)}?once` }) });
  return { entry, server, addresses: () => server.bodiesOf(ADDRESS).length };
}

beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as never;
  puts.length = 0;
  mostAtOnce = 0;
  answeredFrom = 1;
  answerTo = taken;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = realRequest;
  return closePage();
});

it('go two at a time, under their owner’s name, and the body names them as the server does', async () => {
  const { entry, server } = await waitingPhotos(5);
  answeredFrom = 2;
  const { entry: brought, outcome } = await bringPictures(entry);
  expect(outcome).toBeUndefined();
  expect(mostAtOnce).toBe(2);
  expect((JSON.parse(brought.body) as { photos: string[] }).photos.toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((n) => `/api/objects/${n}`),
  );
  expect(brought.pictures.every(({ isOnServer, address }) => isOnServer && !address)).toBe(true);
  expect(server.calls.every(({ headers }) => headers.get('Form-Owner') === 'd')).toBe(true);
});

it('are tried three times a round; the next round brings only the one that is missing, to the same address', async () => {
  const { entry, addresses } = await waitingPhotos(5);
  answerTo = (address) =>
    address.startsWith('/api/objects/4?') ? { status: 503, body: '{"message":"Busy."}' } : taken(address);
  const first = await bringPictures(entry);
  expect(first.outcome).toMatchObject({ what: 'no-answer' });
  expect(puts.filter((address) => address === '/api/objects/4?once')).toHaveLength(3);
  expect(puts).toHaveLength(4 + 3);

  puts.length = 0;
  answerTo = taken;
  const second = await bringPictures((await loadEntry('id-1'))!);
  expect(second.outcome).toBeUndefined();
  expect(puts).toEqual(['/api/objects/4?once']);
  expect(addresses()).toBe(5);
});

it('have the name that the server gave the first time where its response was lost', async () => {
  const { entry, addresses } = await waitingPhotos(1);
  answerTo = () => null;
  expect((await bringPictures(entry)).outcome).toMatchObject({ what: 'no-answer' });
  answerTo = () => ({ status: 409, body: JSON.stringify({ details: { url: '/api/objects/first' } }) });
  const { entry: brought } = await bringPictures((await loadEntry('id-1'))!);
  expect(brought.body).toBe('{"photos":["/api/objects/first"]}');
  expect(addresses()).toBe(1);
});

it('ask for another address where the old one is good for nothing any more', async () => {
  const { entry, addresses } = await waitingPhotos(1);
  answerTo = () => null;
  await bringPictures(entry);
  answerTo = () => ({ status: 404, body: '{"message":"There is no such address."}' });
  expect((await bringPictures((await loadEntry('id-1'))!)).outcome).toMatchObject({ what: 'no-answer' });
  answerTo = taken;
  expect((await bringPictures((await loadEntry('id-1'))!)).outcome).toBeUndefined();
  expect(addresses()).toBe(2);
});

it('are given up for this round on a line that is as good as dead, so that the rest is not held up', async () => {
  const { entry } = await waitingPhotos(1);
  answerTo = () => 'never';
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const round = bringPictures(entry);
  while (puts.length === 0) await jest.advanceTimersByTimeAsync(5);
  await jest.advanceTimersByTimeAsync(31_000);
  jest.useRealTimers();
  expect((await round).outcome).toMatchObject({ what: 'no-answer' });
});

it.each<[string, Answer, string]>([
  ['the page of a captive portal', { status: 200, body: '<html>' }, 'no-answer'],
  ['a refusal of the server', { status: 415, body: '{"message":"This is no picture."}' }, 'refused'],
])('make of %s what it is', async (_, answer, what) => {
  const { entry } = await waitingPhotos(1);
  answerTo = () => answer;
  expect((await bringPictures(entry)).outcome).toMatchObject({ what });
});

it('wait where the server gives no address, and need their driver where one is gone from the phone', async () => {
  const { entry, server } = await waitingPhotos(1);
  server.replies[ADDRESS] = refusal(429, 'upload.too-many', 'Twenty photos within an hour.');
  expect((await bringPictures(entry)).outcome).toMatchObject({ what: 'not-now' });
  const gone = { ...entry, pictures: [{ ...entry.pictures[0]!, name: 'waiting//gone' }] };
  expect((await bringPictures(gone)).outcome).toMatchObject({ what: 'refused' });
});

it('do not bring back a form that was taken back while they were on their way', async () => {
  const { entry } = await waitingPhotos(1);
  answerTo = (address) => {
    void removeEntry('id-1');
    return taken(address);
  };
  expect((await bringPictures(entry)).outcome).toMatchObject({ what: 'no-answer' });
  expect(await loadEntry('id-1')).toBeUndefined();
});
