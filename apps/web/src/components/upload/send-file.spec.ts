import { jest } from '@jest/globals';

import { ApiError } from '../../lib/api-error.js';
import { NETWORK_SENTENCE, NOT_JSON_SENTENCE, sendFile, type UploadFault } from './send-file.js';

interface Answer {
  /** 0: nobody answers. */
  status: number;
  body?: string;
}

/** What the server answers, one after the other, and what it was sent. */
let answers: Answer[];
let sent: { address: string; type: string; at: number }[];

class FakeRequest {
  static hangs = false;
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  private readonly wanted = { address: '', type: '' };

  open(_method: string, address: string) {
    this.wanted.address = address;
  }

  setRequestHeader(_name: string, type: string) {
    this.wanted.type = type;
  }

  send(file: Blob) {
    sent.push({ ...this.wanted, at: Date.now() });
    if (FakeRequest.hangs) return;
    const { status, body = '' } = answers.shift() ?? { status: 0 };
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: file.size });
      Object.assign(this, { status, responseText: body });
      if (status === 0) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }

  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

const photo = new Blob(['photo'], { type: 'image/jpeg' });
const stored = { status: 200, body: '{"url":"/api/objects/1"}' };
const refusal = (status: number, message: string, details?: object) => ({
  status,
  body: JSON.stringify({ statusCode: status, code: 'x', message, details }),
});
let asked: number;
const askForAddress = () => Promise.resolve(`/address/${(asked += 1)}`);
const realRequest = globalThis.XMLHttpRequest;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  [answers, sent, asked] = [[], [], 0];
  FakeRequest.hangs = false;
  globalThis.XMLHttpRequest = FakeRequest as never;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = realRequest;
});

/** Lets all waiting pass. */
async function outcome(sending: Promise<string>): Promise<string | UploadFault> {
  const settled = sending.catch((error: unknown) => error as UploadFault);
  await jest.advanceTimersByTimeAsync(10_000);
  return settled;
}

it('sends a file to the address that it is given, and tells how much has gone', async () => {
  answers = [stored];
  const onProgress = jest.fn();
  expect(await outcome(sendFile(photo, { askForAddress, onProgress }))).toBe('/api/objects/1');
  expect(sent).toMatchObject([{ address: '/address/1', type: 'image/jpeg' }]);
  expect(onProgress).toHaveBeenCalledWith(5);
});

it('says octet-stream of a file that does not say what it is', async () => {
  answers = [stored];
  await outcome(sendFile(new Blob(['?']), { askForAddress }));
  expect(sent[0]!.type).toBe('application/octet-stream');
});

it('tries three times more to the same address, 0.3, 0.6 and 1.2 seconds apart', async () => {
  answers = [{ status: 0 }, refusal(503, 'Later.'), { status: 0 }, stored];
  expect(await outcome(sendFile(photo, { askForAddress }))).toBe('/api/objects/1');
  const waits = sent.slice(1).map(({ at }, n) => at - sent[n]!.at);
  expect(waits).toEqual([300, 600, 1200]);
  expect(asked).toBe(1);
});

it('gives up after the fourth time, with the sentence of the last', async () => {
  expect(await outcome(sendFile(photo, { askForAddress }))).toMatchObject({ message: NETWORK_SENTENCE });
  expect(sent).toHaveLength(4);
});

it.each([
  [413, 'This file is larger than 10 MB. Choose a smaller one.'],
  [415, 'This is not a photo that we can show.'],
  [422, 'This photo is damaged.'],
])('does not try again after %s, and says what the server says', async (status, message) => {
  answers = [refusal(status, message)];
  expect(await outcome(sendFile(photo, { askForAddress }))).toMatchObject({ message, passing: false });
  expect(sent).toHaveLength(1);
});

it('takes the file that came first where the answer to it was lost', async () => {
  answers = [{ status: 0 }, refusal(409, 'Used.', { url: '/api/objects/first' })];
  expect(await outcome(sendFile(photo, { askForAddress }))).toBe('/api/objects/first');
});

it.each(['<html>OK</html>', '{}', 'null'])('wants JSON with a url, not %s', async (body) => {
  answers = [{ status: 200, body }];
  expect(await outcome(sendFile(photo, { askForAddress }))).toMatchObject({ message: NOT_JSON_SENTENCE });
});

it('says what the server says where it gives no address, and asks again where nobody answers', async () => {
  const refused = new ApiError(429, '', refusal(429, 'Very many photos.').body);
  const asking = jest.fn(() => Promise.reject(refused));
  expect(await outcome(sendFile(photo, { askForAddress: asking }))).toMatchObject({
    message: 'Very many photos.',
  });
  expect(asking).toHaveBeenCalledTimes(1);
  const alone = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await outcome(sendFile(photo, { askForAddress: alone }))).toMatchObject({
    message: NETWORK_SENTENCE,
  });
  expect(alone).toHaveBeenCalledTimes(4);
});

it('says so when nothing has moved for 30 seconds, and stops when it is told to', async () => {
  FakeRequest.hangs = true;
  const onStalled = jest.fn();
  const control = new AbortController();
  const sending = sendFile(photo, { askForAddress, onStalled, signal: control.signal });
  const ended = expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onStalled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onStalled).toHaveBeenCalledWith(
    'Upload has not made any progress for 30 seconds. You may want to retry it.',
  );
  control.abort();
  await ended;
  expect(jest.getTimerCount()).toBe(0);
});
