import { jest } from '@jest/globals';

import { ApiError } from './api-error.js';
import type { Me } from './session/session-store.js';

const fetchMe = jest.fn<() => Promise<Me | null>>();
const signInAgain = jest.fn<() => Promise<boolean>>();
jest.unstable_mockModule('./session/ask-who.js', () => ({ fetchMe }));
jest.unstable_mockModule('./session/session-store.js', () => ({ signInAgain }));
const { saveFile, whyNotSaved } = await import('./save-file.js');

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
