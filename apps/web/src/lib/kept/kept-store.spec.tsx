import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { whyNotKept } from './keeping.js';
import { keptStore } from './kept-store.js';

const databases = (name = `test-${Math.random()}`) => keptStore(name, 'things');
const failure = (name: string) => new DOMException('No.', name);
/** Those of the store itself, not of the browser under it. */
const OUR_TIMERS: Parameters<typeof jest.useFakeTimers>[0] = {
  doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'],
};
const open = IDBFactory.prototype.open;
const transaction = IDBDatabase.prototype.transaction;

/** Every connection that is opened from now on. */
function connections(): IDBDatabase[] {
  const opened: IDBDatabase[] = [];
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (!opened.includes(this)) opened.push(this);
    return transaction.apply(this, args);
  });
  return opened;
}

/** As Safari does to a page in the background: the handle stays, and every transaction on it throws. */
function throwing(times: number, name: string): jest.SpiedFunction<typeof transaction> {
  let left = times;
  return jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    left -= 1;
    if (left >= 0) throw failure(name);
    return transaction.apply(this, args);
  });
}

/** The next thing that is written gets no answer, neither a good nor a bad one. */
const noAnswerOnce = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => new IDBRequest());

afterEach(() => jest.restoreAllMocks());

it('keeps, finds, lists and removes', async () => {
  const store = databases();
  await store.setMany([
    ['a', { words: 'one' }],
    ['b', { words: 'two' }],
  ]);
  expect(await store.get('a')).toEqual({ words: 'one' });
  expect(await store.names()).toEqual(['a', 'b']);
  await store.remove('a', 'none');
  expect(await store.entries()).toEqual([['b', { words: 'two' }]]);
  await store.clear();
  expect(await store.entries()).toEqual([]);
});

it('goes on after the browser has closed the connection under it', async () => {
  const store = databases();
  const opened = connections();
  await store.set('a', 1);
  opened[0]!.close();
  await store.set('a', 2);
  expect(await store.get('a')).toBe(2);
  expect(whyNotKept()).toBeNull();
});

it('keeps the next letter after one transaction that could not begin', async () => {
  const store = databases();
  await store.set('a', 1);
  const begun = throwing(1, 'InvalidStateError');
  await store.set('a', 2);
  expect(begun).toHaveBeenCalledTimes(2);
  expect(await store.get('a')).toBe(2);
  expect(whyNotKept()).toBeNull();
});

it('goes on after a request that failed for reasons of the browser', async () => {
  const store = databases();
  await store.set('a', 1);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw failure('UnknownError');
  });
  await store.set('a', 2);
  expect(await store.get('a')).toBe(2);
});

it('gives up after three tries, says so, and takes that back with the next thing that is kept', async () => {
  const store = databases();
  await store.set('a', 1);
  const begun = throwing(10, 'InvalidStateError');
  await expect(store.set('a', 2)).rejects.toThrow('No.');
  expect(begun).toHaveBeenCalledTimes(3);
  expect(whyNotKept()).toBe('broken');
  jest.restoreAllMocks();
  await store.set('a', 3);
  expect(whyNotKept()).toBeNull();
});

it('says that the phone is full, without trying again', async () => {
  const store = databases();
  await store.set('a', 1);
  const begun = throwing(10, 'QuotaExceededError');
  await expect(store.set('a', 2)).rejects.toThrow('No.');
  expect(begun).toHaveBeenCalledTimes(1);
  expect(whyNotKept()).toBe('full');
  jest.restoreAllMocks();
  await store.set('a', 2);
});

it('says that nothing is kept where the browser has no store for us, as in some private windows', async () => {
  const store = databases();
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw failure('SecurityError');
  });
  await expect(store.set('a', 1)).rejects.toThrow('No.');
  expect(whyNotKept()).toBe('broken');
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...args) {
    return open.apply(this, args);
  });
  await store.set('a', 1);
  expect(whyNotKept()).toBeNull();
});

it('says within a second that nothing is kept where the browser does not answer, and takes that back once it does', async () => {
  const store = databases();
  await store.set('a', 1);
  jest.useFakeTimers(OUR_TIMERS);
  noAnswerOnce();
  const writing = store.set('a', 2);
  await jest.advanceTimersByTimeAsync(800);
  expect(whyNotKept()).toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(whyNotKept()).toBe('broken');
  await jest.advanceTimersByTimeAsync(9000);
  jest.useRealTimers();
  await writing;
  expect(whyNotKept()).toBeNull();
  expect(await store.get('a')).toBe(2);
});

it('is not in a hurry where what is kept is large', async () => {
  const store = keptStore(`test-${Math.random()}`, 'things', { isLarge: true });
  await store.set('a', 1);
  jest.useFakeTimers(OUR_TIMERS);
  noAnswerOnce();
  const writing = store.set('a', 2);
  await jest.advanceTimersByTimeAsync(9000);
  expect(whyNotKept()).toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  await writing;
});

it('opens again a browser’s store that never opened', async () => {
  const store = databases();
  jest.useFakeTimers(OUR_TIMERS);
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
  const writing = store.set('a', 1);
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  await writing;
  expect(await store.get('a')).toBe(1);
});

it('looks whether a connection still lives when the page is seen again', async () => {
  const store = databases('looked-after');
  const opened = connections();
  const ofStore = () => opened.filter(({ name }) => name === 'looked-after');
  await store.set('a', 1);
  ofStore()[0]!.close();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(ofStore()).toHaveLength(2));
});

it('reads what was kept before there was this store', async () => {
  const name = `test-${Math.random()}`;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onsuccess = () => {
      const writing = opening.result.transaction('drafts', 'readwrite');
      writing.objectStore('drafts').put({ step: 3 }, 'timesheet/1:guest');
      writing.oncomplete = () => resolve();
      writing.onerror = () => reject(new Error('not written'));
    };
  });
  expect(await keptStore(name, 'drafts').get('timesheet/1:guest')).toEqual({ step: 3 });
});
