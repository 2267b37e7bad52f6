import 'fake-indexeddb/auto';

import { jest } from '@jest/globals';

import { newDraft } from '../../features/timesheets/timesheet-draft.js';
import { hashOf } from './hash-of.js';
import type { OutboxEntry } from './outbox-entry.js';
import { SYNC_TAG } from './sync-tag.js';

// Node's own keeps a test running for ever.
Object.assign(globalThis, { BroadcastChannel: undefined });
const { loadDraft, saveDraft } = await import('../drafts/draft-store.js');
const { keepPicture } = await import('../drafts/picture-store.js');
const { loadEntry, saveEntry } = await import('./outbox-store.js');

const DRAFT = 'timesheet/id-1:guest';
const SEND = 'POST /api/timesheets/one-step-completion';
const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };

/** A service worker has neither a page nor what belongs to one. */
const pages: { visibilityState: string; isControlled?: boolean; postMessage: (message: string) => void }[] =
  [];
let listener: (event: object) => void = () => undefined;
Object.assign(globalThis, {
  addEventListener: (_: string, heard: typeof listener) => (listener = heard),
  clients: {
    matchAll: ({ includeUncontrolled = false }) =>
      Promise.resolve(pages.filter(({ isControlled = true }) => isControlled || includeUncontrolled)),
  },
});
await import('./outbox-worker.js');

/** The browser tells the worker that there is a signal. */
function wakened(tag = SYNC_TAG): Promise<void> {
  const works: Promise<void>[] = [];
  listener({ tag, waitUntil: (work: Promise<void>) => works.push(work) });
  return Promise.all(works).then(() => undefined);
}

const calls: { call: string; owner: string | null }[] = [];
let answer: (call: string, body: string) => Promise<Response>;
const received = async (_: string, body: string) =>
  Response.json({
    reference: 'TS-1',
    claimToken: 'token',
    receipt: { reference: 'TS-1', formId: 'id-1', bodySha256: await hashOf(body), pictures: ['b'] },
  });

async function aWaitingWeek(change: Partial<OutboxEntry> = {}) {
  await saveDraft(DRAFT, newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z'));
  await saveEntry({
    ...{
      id: 'id-1',
      owner: 'guest',
      kind: 'timesheet',
      revision: 3,
      draftName: DRAFT,
      key: 'k',
      body: '{"photos":["/waiting/p"]}',
    },
    ...{ pictures: [], about: 'Week', recipients: [], state: 'queued', attempts: 0 },
    ...{ queuedAt: '2026-11-21T15:00:00Z', clockOffsetMs: 0, ...change },
  });
}

beforeEach(() => {
  pages.length = 0;
  calls.length = 0;
  answer = received;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const call = `${init?.method} ${String(address)}`;
    calls.push({ call, owner: new Headers(init?.headers).get('Form-Owner') });
    return answer(call, typeof init?.body === 'string' ? init.body : '');
  });
});
afterEach(() => jest.restoreAllMocks());

it('sends what waits where no page is looked at, an account’s by its pass', async () => {
  pages.push({ visibilityState: 'hidden', postMessage: () => undefined });
  await aWaitingWeek({ owner: 'd' });
  await wakened();
  expect(calls).toEqual([{ call: SEND, owner: 'd' }]);
  expect(await loadEntry('id-1')).toMatchObject({ state: 'sent', body: '' });
  expect(await loadDraft(DRAFT)).toBeUndefined();
});

it('leaves to the page what a guest can open of it, and sends it no second time', async () => {
  await aWaitingWeek();
  await wakened();
  await wakened();
  expect(calls).toEqual([{ call: SEND, owner: 'guest' }]);
  expect(await loadEntry('id-1')).toMatchObject({ state: 'sent', claimToken: 'token' });
  expect(await loadDraft(DRAFT)).toBeDefined();
});

it('brings the photos too, though it has no XMLHttpRequest', async () => {
  const picture = { name: 'waiting//p', url: '/waiting/p', isOnServer: false, sha256: 'b', bytes: 5 };
  await aWaitingWeek({ owner: 'd', pictures: [picture] });
  await keepPicture(DRAFT, picture.name, new Blob(['photo']));
  answer = async (call, body) => {
    if (call === 'POST /api/objects/upload') return Response.json({ uploadURL: '/api/objects/1?once' });
    if (call.startsWith('PUT')) return Response.json({ url: '/api/objects/1' });
    return received(call, body);
  };
  await wakened();
  expect(calls.map(({ call }) => call)).toEqual([
    'POST /api/objects/upload',
    'PUT /api/objects/1?once',
    SEND,
  ]);
  expect(await loadEntry('id-1')).toMatchObject({ state: 'sent' });
});

it.each([
  ['it controls', true],
  ['was opened before it was there', false],
])('tells a page that %s and that is looked at, which knows who is signed in', async (_, isControlled) => {
  const told = jest.fn<(message: string) => void>();
  pages.push({ visibilityState: 'visible', isControlled, postMessage: told });
  await aWaitingWeek();
  await wakened();
  expect(told).toHaveBeenCalledWith(SYNC_TAG);
  expect(calls).toEqual([]);
});

it('fails where there was no signal after all, so that the browser tries again', async () => {
  await aWaitingWeek();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(wakened()).rejects.toThrow('There was no signal after all.');
  expect(await loadEntry('id-1')).toMatchObject({ state: 'queued', attempts: 1 });
});

it('has nothing to do with what others ask the browser for', async () => {
  await aWaitingWeek();
  await wakened('something else');
  expect(calls).toEqual([]);
});
