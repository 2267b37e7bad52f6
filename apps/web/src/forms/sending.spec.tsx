import { emptyTimesheet } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';

import { dave } from '../../testing/accounts.js';
import { Around, closePage } from '../../testing/page.js';
import { keepScans } from '../../testing/scans.js';
import { aServer, refusal } from '../../testing/server.js';
import { ApiError, serverMessage } from '../lib/api-error.js';
import { setLocalOwner } from '../lib/local-owner.js';
import { signedIn, signedOut } from '../lib/session/session-store.js';
import { removeDraft, saveDraft } from './drafts/draft-store.js';
import { atStep, beginDraft, type Draft, enterOnForm, noteSaved } from './drafts/draft.js';
import { keepPicture, loadPicture, loadWaiting, waitingName } from './drafts/picture-store.js';
import { keyOf, noteAttempt } from './outbox/attempts.js';
import { bringPictures } from './outbox/bring-pictures.js';
import {
  afterTry,
  backOff,
  isDue,
  isOver,
  names,
  type OutboxEntry,
  withPictureAt,
} from './outbox/outbox-entry.js';
import { loadEntry, removeEntry, saveEntry } from './outbox/outbox-store.js';
import { outcomeOfResponse, withoutLost } from './outbox/read-response.js';
import { startWhenNeeded } from './outbox/start-when-needed.js';
import { gonePhotos } from './outbox/queue-call.js';
import { alreadySentIn, errorOf } from './sending/sent-answer.js';
import { useSender } from './sending/sender.js';
import { arrivalsOf, bringPhotos, releaseArrivals, resumePhotos, whenShrunk } from './upload/arrivals.js';
import { hasScans, removeScansOf, removeScansOfOthers } from './upload/recovery-store.js';

const realRequest = globalThis.XMLHttpRequest;

describe('the limits of a sender', () => {
  const dave = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver' } as const;
  const LIMITS = 'GET /api/form-limits';
  const whoSends = () => renderHook(useSender, { wrapper: Around }).result;

  it.each([
    ['a guest', null, { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 }],
    [
      'a driver',
      { ...dave, confirmed: true },
      { guest: false, mailsLikeGuest: false, maxRecipients: 20, maxPhotos: 5 },
    ],
    [
      'a driver with a new address',
      { ...dave, confirmed: false },
      { guest: false, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 5 },
    ],
  ])('knows how %s usually sends', (_, me, sender) => {
    aServer({});
    if (me) signedIn(me);
    expect(whoSends().current).toEqual(sender);
  });

  it('is told by the server how much a form may hold, and remembers it without a signal', async () => {
    const { replies } = aServer({ [LIMITS]: { recipients: 3, photos: 2 } });
    const sender = whoSends();
    await waitFor(() =>
      expect(sender.current).toEqual({ guest: true, mailsLikeGuest: true, maxRecipients: 3, maxPhotos: 2 }),
    );
    delete replies[LIMITS];
    expect(whoSends().current).toMatchObject({ maxRecipients: 3, maxPhotos: 2 });
  });

  it('asks again for the person who signs in, and keeps the limits of two people apart', async () => {
    const { replies } = aServer({ [LIMITS]: { recipients: 3, photos: 2 } });
    const sender = whoSends();
    await waitFor(() => expect(sender.current.maxRecipients).toBe(3));
    replies[LIMITS] = { recipients: 12, photos: 4 };
    act(() => signedIn({ ...dave, confirmed: true }));
    await waitFor(() =>
      expect(sender.current).toEqual({
        guest: false,
        mailsLikeGuest: false,
        maxRecipients: 12,
        maxPhotos: 4,
      }),
    );
  });
});

describe('forms to be sent', () => {
  const customer = { customerId: 'c1', orderNumber: null, customerName: null };
  const aDraft = (): Draft =>
    beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z');
  const keys = () => {
    const left = ['first', 'second'];
    return () => left.shift() ?? 'none';
  };

  it('have the same key as long as nothing changes, whatever step is looked at', () => {
    const newKey = keys();
    const key = keyOf(aDraft(), newKey);
    expect(key).toBe('first');
    const tried = noteAttempt(aDraft(), { key, revision: 0 });
    expect(keyOf(atStep(tried, 4), newKey)).toBe('first');
    expect(keyOf(enterOnForm(tried, { clientCompany: 'Harrow Groundworks' }), newKey)).toBe('second');
  });

  it('have another key once the server has another version', () => {
    const newKey = keys();
    const tried = noteAttempt(aDraft(), { key: keyOf(aDraft(), newKey), revision: 0 });
    expect(keyOf(noteSaved(tried, { version: 2, revision: 0 }), newKey)).toBe('second');
  });
});

describe('what the server answers to a form in the outbox', () => {
  const refusal = (code: string, details?: object) =>
    new ApiError(409, '', JSON.stringify({ statusCode: 409, code, message: 'No.', details }));

  it.each([
    ['no signal', new TypeError('Failed to fetch'), null],
    ['a refusal', refusal('timesheet.hours-missing'), null],
    [
      'a form that had arrived before',
      refusal('form.already-sent', { sentAt: '2026-11-21T09:00:00Z', key: 'secret' }),
      { sentAt: '2026-11-21T09:00:00Z', key: 'secret' },
    ],
    [
      'a form that another person had sent before',
      refusal('form.already-sent'),
      { sentAt: undefined, key: undefined },
    ],
  ])('tells %s', (_, error, sent) => {
    expect(alreadySentIn(error)).toEqual(sent);
  });

  it('is what the screen is told, and without an answer that there was none', () => {
    const body = JSON.stringify({ statusCode: 422, code: 'x', message: 'Not today.' });
    const entry = { reason: 'Not today.', answer: { status: 422, body } } as OutboxEntry;
    expect(serverMessage(errorOf(entry))).toBe('Not today.');
    expect(errorOf({ reason: 'No signal.' } as OutboxEntry)).not.toBeInstanceOf(ApiError);
  });
});

describe('an entry of the outbox', () => {
  const now = new Date('2026-11-21T16:00:00Z');
  const picture = { name: 'waiting//p', url: '/waiting/p', isOnServer: false, sha256: 'b', bytes: 5 };
  const anEntry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
    ...{ id: 'id-1', owner: 'guest', kind: 'check-sheet', revision: 3, draftName: 'check-sheet/id-1:guest' },
    ...{ key: 'k', body: '{"photos":["/waiting/p"]}', pictures: [picture], about: 'EX-1', recipients: [] },
    ...{ state: 'queued', attempts: 0, queuedAt: '2026-11-21T15:00:00Z', clockOffsetMs: 0 },
    ...changes,
  });
  const receipt = { reference: 'CS-1', formId: 'id-1', bodySha256: 'a', pictures: ['b'] };
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    const response = { status, ok: status < 300, headers: new Headers(headers) };
    return outcomeOfResponse(response, body, (given) => names(given, anEntry(), 'a'));
  };

  it('ends with a receipt that names all of it, and with nothing less', () => {
    expect(answer(200, { success: true, receipt })).toEqual({ what: 'received', reference: 'CS-1' });
    expect(answer(409, { code: 'form.already-sent', message: 'Sent.', details: { receipt } }).what).toBe(
      'received',
    );
    for (const less of [
      undefined,
      { ...receipt, formId: 'id-2' },
      { ...receipt, bodySha256: 'other' },
      { ...receipt, pictures: [] },
    ])
      expect(answer(200, { success: true, receipt: less }).what).toBe('no-answer');
  });

  it.each([
    ['the page of a captive portal', 200, null, {}, 'no-answer'],
    ['a proxy that fails', 502, null, {}, 'no-answer'],
    ['a proxy that forbids', 403, null, {}, 'no-answer'],
    ['a server that fails', 500, { code: 'server.failed', message: 'Sorry.' }, {}, 'no-answer'],
    ['a limit', 429, { code: 'guest.too-many-forms', message: 'Later.' }, { 'Retry-After': '60' }, 'not-now'],
    ['a session that is over', 401, { code: 'auth.sign-in-needed', message: 'Sign in.' }, {}, 'sign-in'],
    ['a second timesheet', 409, { code: 'form.second-timesheet', message: 'TS-1.' }, {}, 'refused'],
    ['an earlier version', 409, { code: 'form.already-sent', message: 'Sent.', details: {} }, {}, 'refused'],
  ])('makes of %s what it is', (_, status, body, headers, what) => {
    expect(answer(status, body, headers as Record<string, string>).what).toBe(what);
  });

  it('waits longer after each try, and never gives up', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((attempts) => backOff(attempts, 0.5))).toEqual([
      5000, 15_000, 60_000, 300_000, 900_000, 900_000, 900_000,
    ]);
    expect([backOff(1, 0), backOff(1, 1)]).toEqual([4000, 6000]);
    const tried = afterTry(anEntry({ attempts: 99 }), { what: 'no-answer', why: 'No signal.' }, now, 0.5);
    expect(tried).toMatchObject({ state: 'queued', attempts: 100, notBefore: '2026-11-21T16:15:00.000Z' });
  });

  it.each<[string, Partial<OutboxEntry>, boolean, boolean]>([
    ['a new one', {}, false, true],
    ['one whose turn is later', { notBefore: '2026-11-21T16:01:00Z' }, false, false],
    ['the same when there is hope', { notBefore: '2026-11-21T16:01:00Z' }, true, true],
    ['one that a page was closed over', { state: 'sending' }, true, true],
    [
      'one that the server asked to wait',
      { state: 'waiting', notBefore: '2026-11-21T16:01:00Z' },
      true,
      false,
    ],
    ['one that needs its driver', { state: 'needs-you' }, true, false],
    ['one that needs a sign-in, when there is hope', { state: 'needs-you', needsSignIn: true }, true, true],
    ['one that needs a sign-in, by itself', { state: 'needs-you', needsSignIn: true }, false, false],
    ['one that has arrived', { state: 'sent' }, true, false],
  ])('tries %s or not', (_, changes, prompted, isTried) => {
    expect(isDue(anEntry(changes), now, prompted)).toBe(isTried);
  });

  it('shows what was sent for seven days', () => {
    const sent = anEntry({ state: 'sent', sentAt: '2026-11-14T15:59:00Z' });
    expect(isOver(sent, now)).toBe(true);
    expect(isOver({ ...sent, sentAt: '2026-11-14T16:01:00Z' }, now)).toBe(false);
  });

  it('names a picture in the body as the server does, once it has it', () => {
    const brought = withPictureAt(anEntry(), 'waiting//p', '/api/objects/1');
    expect(brought.body).toBe('{"photos":["/api/objects/1"]}');
    expect(brought.pictures[0]).toMatchObject({ isOnServer: true, url: '/api/objects/1' });
  });

  it('brings again what the server has lost, and nothing else', () => {
    const details = [{ path: 'checkSheetData.photos.0', code: 'upload.unknown', message: 'Gone.' }];
    const whole = withPictureAt(anEntry(), 'waiting//p', '/api/objects/1');
    expect(withoutLost(whole, 422, { details })?.pictures[0]?.isOnServer).toBe(false);
    const other = [{ path: 'checkSheetData.photos', code: 'check-sheet.too-many-photos', message: 'Many.' }];
    expect(withoutLost(whole, 422, { details: other })).toBeNull();
  });
});

describe('pictures', () => {
  const DRAFT = 'check-sheet/id-1:d';
  const ADDRESS = 'POST /api/objects/upload';

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
});

describe('the pass of the outbox', () => {
  const PASS = 'POST /api/outbox/pass';

  it('asks for no pass before a sign-in on the page, and for one at each', async () => {
    const server = aServer({ [PASS]: () => new Response(null, { status: 204 }) });
    const passes = () => server.calls.filter(({ call }) => call === PASS).length;
    startWhenNeeded();
    expect(passes()).toBe(0);
    signedIn(dave);
    await waitFor(() => expect(passes()).toBe(1));
    signedIn({ ...dave, fullName: 'David Hill' });
    signedOut();
    signedIn(dave);
    await waitFor(() => expect(passes()).toBe(2));
  });
});

describe('arrivals', () => {
  const DRAFT = 'check-sheet/id-1:guest';
  const URL_OF_PHOTO = '/api/objects/1';
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
    await saveDraft(
      DRAFT,
      beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z'),
    );
    await bringPhotos(DRAFT, [new Blob(['as the camera took it'])], () => Promise.resolve(), 'defectHorn');
    expect(await loadWaiting(DRAFT)).toEqual([]);
    const settled = whenShrunk(DRAFT);
    drawn.resolve({ width: 4000, height: 3000, close: () => undefined });
    await settled;
    releaseArrivals(DRAFT);
    expect(await loadWaiting(DRAFT)).toMatchObject([{ item: 'defectHorn' }]);
  });
});

describe('the store of unfinished uploads', () => {
  const hasScansOf = (owner: string) => {
    setLocalOwner(owner);
    return hasScans();
  };

  it('wipes what one person had begun to upload, and nothing of anybody else', async () => {
    expect(await hasScansOf('d')).toBe(false);
    await removeScansOf('d');
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('uppy-blobs');
    await keepScans('d', 'j');
    expect([await hasScansOf('d'), await hasScansOf('j')]).toEqual([true, true]);
    await removeScansOf('d');
    expect([await hasScansOf('d'), await hasScansOf('j')]).toEqual([false, true]);
  });

  it('wipes what others had begun, and keeps one’s own', async () => {
    await keepScans('d', 'j', 'guest');
    await removeScansOfOthers('j');
    expect([await hasScansOf('d'), await hasScansOf('j'), await hasScansOf('guest')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('photos that the server has lost', () => {
  const PHOTOS = ['/api/objects/a', '/api/objects/b', '/api/objects/c'];

  const refusal = (...faults: [path: string, code: string][]) =>
    new ApiError(
      422,
      'Unprocessable Entity',
      JSON.stringify({
        statusCode: 422,
        code: 'request.invalid',
        message: 'Photos',
        details: faults.map(([path, code]) => ({ path, code, message: '' })),
      }),
    );

  it('are told from the refusal by their places', () => {
    const error = refusal(
      ['checkSheetData.photos.0', 'upload.unknown'],
      ['checkSheetData.photos.2', 'upload.attached'],
    );
    expect(gonePhotos(error, PHOTOS)).toEqual(['/api/objects/a', '/api/objects/c']);
  });

  it('are none where something else is wrong', () => {
    expect(gonePhotos(refusal(['checkSheetData.photos.1', 'upload.repeated']), PHOTOS)).toEqual([]);
    expect(gonePhotos(refusal(['checkSheetData.machineHours', 'upload.unknown']), PHOTOS)).toEqual([]);
    expect(gonePhotos(new TypeError('Failed to fetch'), PHOTOS)).toEqual([]);
  });
});
