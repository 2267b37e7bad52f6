import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';

import { setLocalOwner } from '../local-owner.js';
import { whyNotKept } from './keeping.js';
import { keptStore } from './kept-store.js';
import { orLastSeen, removeSeenOf } from './last-seen.js';

const NOW = Date.now();
const DAY = 86_400_000;
const kept = keptStore('groundsheet-seen', 'seen');
const noSignal = () => Promise.reject(new TypeError('Failed to fetch'));
const see = (key: string, answer: object = { key }) => orLastSeen([key], () => Promise.resolve(answer));
const again = (key: string) => orLastSeen<object>([key], noSignal);
/** What was asked for before is written once a later transaction has ended. */
const written = () => kept.names();

afterEach(async () => {
  jest.restoreAllMocks();
  setLocalOwner('guest');
  await kept.clear();
});

it('is what the server said the last time, with when that was', async () => {
  expect(await see('a', { words: 'one' })).toEqual({ words: 'one' });
  await see('a', { words: 'two' });
  expect(await again('a')).toEqual({ words: 'two', seenAt: expect.stringMatching(/Z$/) });
  await expect(again('b')).rejects.toThrow('Failed to fetch');
});

it('is shown to nobody but who has seen it, and goes with what else they leave', async () => {
  setLocalOwner('d');
  await see('a');
  setLocalOwner('j');
  await expect(again('a')).rejects.toThrow('Failed to fetch');
  await see('a');
  await removeSeenOf('d');
  expect(await written()).toEqual(['["a"]:j']);
});

it('is not kept where another person is at the device by the time it comes', async () => {
  setLocalOwner('d');
  await orLastSeen(['a'], () => {
    setLocalOwner('j');
    return Promise.resolve({});
  });
  expect(await written()).toEqual([]);
});

it('is kept of the last 40 answers', async () => {
  for (let no = 0; no < 41; no += 1) await kept.set(`["${no}"]:guest`, { at: at(no), answer: {} });
  await see('new');
  await settled(40);
  const names = await written();
  expect(names).toContain('["new"]:guest');
  expect(names).toContain('["2"]:guest');
  expect(names).not.toContain('["1"]:guest');
});

it('is neither shown nor kept after 30 days', async () => {
  await kept.set('["old"]:guest', { at: new Date(NOW - 31 * DAY).toISOString(), answer: {} });
  await kept.set('["new"]:guest', { at: new Date(NOW - 29 * DAY).toISOString(), answer: {} });
  await expect(again('old')).rejects.toThrow('Failed to fetch');
  expect(await again('new')).toBeTruthy();
  await see('other');
  await settled(2);
  expect(await written()).toEqual(['["new"]:guest', '["other"]:guest']);
});

it('raises no alarm over a form where it cannot be kept: nobody has typed it', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  expect(await see('a')).toEqual({ key: 'a' });
  await written();
  expect(whyNotKept()).toBeNull();
});

const at = (no: number) => new Date(NOW - DAY + no * 1000).toISOString();

async function settled(count: number): Promise<void> {
  while ((await kept.names()).length !== count) await new Promise((resolve) => setTimeout(resolve, 5));
}
