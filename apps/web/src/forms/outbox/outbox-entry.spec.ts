import { afterTry, backOff, isDue, isOver, names, withPictureAt, type OutboxEntry } from './outbox-entry.js';
import { outcomeOfResponse, withoutLost } from './read-response.js';

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
  ['one that the server asked to wait', { state: 'waiting', notBefore: '2026-11-21T16:01:00Z' }, true, false],
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
