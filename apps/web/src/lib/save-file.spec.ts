import { jest } from '@jest/globals';

import { ApiError } from './api-error.js';
import type { Me } from './session/session-store.js';

const fetchMe = jest.fn<() => Promise<Me | null>>();
const signInAgain = jest.fn<() => Promise<boolean>>();
jest.unstable_mockModule('./session/ask-who.js', () => ({ fetchMe }));
jest.unstable_mockModule('./session/session-store.js', () => ({ signInAgain }));
const { saveFile, saveOwnPdf, savePdf, whyNotSaved } = await import('./save-file.js');

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const click = jest.fn();

beforeEach(() => {
  for (const mock of [fetchMe, signInAgain, click]) mock.mockReset();
  const createElement = () => ({ click });
  Object.defineProperty(globalThis, 'document', { configurable: true, value: { createElement } });
});

describe('a file that the server makes', () => {
  it('is saved for who is signed in', async () => {
    fetchMe.mockResolvedValueOnce(dave);
    expect(await saveFile('/api/history/export.csv')).toBe(true);
    expect(click).toHaveBeenCalledTimes(1);
    expect(signInAgain).not.toHaveBeenCalled();
  });

  it.each([
    ['is saved once the person is back', true, 1],
    ['is not saved when the person does not come back', false, 0],
  ])('%s', async (_, isBack, saved) => {
    fetchMe.mockResolvedValueOnce(null);
    signInAgain.mockResolvedValueOnce(isBack);
    expect(await saveFile('/api/history/export.csv')).toBe(isBack);
    expect(click).toHaveBeenCalledTimes(saved);
  });

  it.each([
    [
      new TypeError('Failed to fetch'),
      'No signal. The file is made on the server: try again when there is one.',
    ],
    [new ApiError(503, '', '{"message":"We cannot save right now."}'), 'We cannot save right now.'],
    [new ApiError(502, 'Bad Gateway', ''), 'The file cannot be made just now. Try again in a moment.'],
  ])('is not saved with %s', async (error, sentence) => {
    fetchMe.mockRejectedValueOnce(error);
    await expect(saveFile('/api/history/export.csv')).rejects.toBe(error);
    expect(click).not.toHaveBeenCalled();
    expect(whyNotSaved(error)).toBe(sentence);
  });
});

describe('the PDF of a form', () => {
  const PDF = '/api/timesheets/t/pdf';
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
    const saved = savePdf(PDF);
    await jest.advanceTimersByTimeAsync(3999);
    expect([fetched.mock.calls.length, click.mock.calls.length]).toEqual([2, 0]);
    await jest.advanceTimersByTimeAsync(1);
    await saved;
    expect(click).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith(PDF, { method: 'HEAD' });
  });

  it('is not waited for longer than 20 seconds', async () => {
    fetched.mockImplementation(async () => refused(503, '2'));
    const saved = expect(savePdf(PDF)).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(20_000);
    await saved;
    expect(click).not.toHaveBeenCalled();
  });

  it.each([
    ['a link that is good no longer', refused(403)],
    ['a server that is away and does not say for how long', refused(503)],
  ])('is not saved with %s, which says why', async (_, answer) => {
    const words = JSON.stringify({ message: 'This link is not valid any more.' });
    fetched.mockResolvedValueOnce(answer);
    fetched.mockResolvedValueOnce(new Response(words, { status: answer.status }));
    const refusal = await savePdf(PDF).catch((error: unknown) => error);
    expect(whyNotSaved(refusal as Error)).toBe('This link is not valid any more.');
    expect(fetched).toHaveBeenLastCalledWith(PDF);
    expect([fetched.mock.calls.length, click.mock.calls.length]).toEqual([2, 0]);
  });

  it('of an account is saved once the person is back', async () => {
    fetchMe.mockResolvedValueOnce(null);
    signInAgain.mockResolvedValueOnce(true);
    fetched.mockResolvedValueOnce(new Response(null));
    expect(await saveOwnPdf(PDF)).toBe(true);
    expect(click).toHaveBeenCalledTimes(1);
  });
});
