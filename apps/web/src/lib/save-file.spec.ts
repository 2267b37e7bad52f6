/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { jest } from '@jest/globals';

import { aServer, refusal } from '../../testing/server.js';
import { saveFile, saveOwnOnceMade, saveOnceMade, whyNotSaved } from './save-file.js';
import {
  closeSignIn,
  currentSession,
  signedIn,
  signedOut,
  subscribeToSession,
  type Me,
} from './session/session-store.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const ME = 'GET /api/drivers/me';
const LAPSED = { [ME]: refusal(401, 'auth.sign-in-needed', 'Sign in.') };
const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');

/** What the person does as soon as sign-in opens. */
function onceAsked(act: () => void): void {
  const stop = subscribeToSession(() => {
    const session = currentSession();
    if (session.mode === 'guest' || !session.lapsed) return;
    stop();
    void Promise.resolve().then(act);
  });
}

beforeEach(() => {
  click.mockReset();
  signedIn(dave);
});
afterEach(signedOut);

describe('a file that the server makes', () => {
  it('is saved for who is signed in', async () => {
    aServer({ [ME]: dave });
    expect(await saveFile('/api/history/export.csv')).toBe(true);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is saved once the person is back', true, 1],
    ['is not saved when the person does not come back', false, 0],
  ])('%s', async (_, isBack, saved) => {
    aServer(LAPSED);
    onceAsked(isBack ? () => signedIn(dave) : closeSignIn);
    expect(await saveFile('/api/history/export.csv')).toBe(isBack);
    expect(click).toHaveBeenCalledTimes(saved);
  });

  it.each([
    ['no signal', {}, 'No signal. The file is made on the server: try again when there is one.'],
    ['a refusal', { [ME]: refusal(503, 'x', 'We cannot save right now.') }, 'We cannot save right now.'],
    [
      'a broken server',
      { [ME]: () => new Response('', { status: 502 }) },
      'The file cannot be made just now. Try again in a moment.',
    ],
  ])('is not saved with %s', async (_, replies, sentence) => {
    aServer(replies);
    const error = await saveFile('/api/history/export.csv').catch((refused: unknown) => refused);
    expect(click).not.toHaveBeenCalled();
    expect(whyNotSaved(error as Error)).toBe(sentence);
  });
});

describe('the PDF of a form', () => {
  const PDF = '/api/forms/t/pdf';
  const fetched = jest.fn<typeof fetch>();
  const refused = (status: number, retryAfter?: string) =>
    new Response(null, { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} });

  beforeEach(() => {
    fetched.mockReset();
    globalThis.fetch = fetched;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('is waited for while it is being made, then saved once', async () => {
    fetched.mockResolvedValueOnce(refused(503, '2')).mockResolvedValueOnce(refused(503, '2'));
    fetched.mockResolvedValueOnce(new Response(null));
    const saved = saveOnceMade(PDF);
    await jest.advanceTimersByTimeAsync(3999);
    expect([fetched.mock.calls.length, click.mock.calls.length]).toEqual([2, 0]);
    await jest.advanceTimersByTimeAsync(1);
    await saved;
    expect(click).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith(PDF, { method: 'HEAD' });
  });

  it('is not waited for longer than 20 seconds', async () => {
    fetched.mockImplementation(async () => refused(503, '2'));
    const saved = expect(saveOnceMade(PDF)).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(20_000);
    await saved;
    expect(click).not.toHaveBeenCalled();
  });

  it.each([
    ['a link that is good no longer', refused(403)],
    ['a server that is away and does not say for how long', refused(503)],
  ])('is not saved with %s, which says why', async (_, answer) => {
    const words = JSON.stringify({ code: 'link.over', message: 'This link is not valid any more.' });
    fetched.mockResolvedValueOnce(answer);
    fetched.mockResolvedValueOnce(new Response(words, { status: answer.status }));
    const refusal = await saveOnceMade(PDF).catch((error: unknown) => error);
    expect(whyNotSaved(refusal as Error)).toBe('This link is not valid any more.');
    expect(fetched).toHaveBeenLastCalledWith(PDF);
    expect([fetched.mock.calls.length, click.mock.calls.length]).toEqual([2, 0]);
  });

  it('of an account is saved once the person is back', async () => {
    aServer({ ...LAPSED, [`HEAD ${PDF}`]: () => new Response(null) });
    onceAsked(() => signedIn(dave));
    expect(await saveOwnOnceMade(PDF)).toBe(true);
    expect(click).toHaveBeenCalledTimes(1);
  });
});
