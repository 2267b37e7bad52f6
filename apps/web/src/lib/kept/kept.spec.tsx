import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';

import { setLocalOwner } from '../local-owner.js';
import { whyNotKept } from './keeping.js';
import {
  chooseToKeepDocuments,
  keepDocuments,
  type KeptDocuments,
  loadDocuments,
  removeDocumentsOfOthers,
} from './kept-documents.js';
import { keptStore } from './kept-store.js';
import { orLastSeen, removeSeenOf } from './last-seen.js';
import { askToKeepForGood, mayBeErased, roomForPhotos } from './lasting.js';

describe('a store on the device', () => {
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
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
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
});

describe('storage that lasts', () => {
  const MB = 1_000_000;
  const withStorage = (storage: object) =>
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });

  afterEach(() => {
    localStorage.clear();
    withStorage({});
  });

  it('asks the browser once to keep everything for good, and remembers what it said', async () => {
    const persist = jest.fn(() => Promise.resolve(true));
    withStorage({ persist });
    expect(mayBeErased()).toBe(true);
    await Promise.all([askToKeepForGood(), askToKeepForGood()]);
    await askToKeepForGood();
    expect(persist).toHaveBeenCalledTimes(1);
    expect(mayBeErased()).toBe(false);
  });

  it.each([
    ['a browser that does not say', {}, 'enough'],
    ['a phone with room', { quota: 60_000 * MB, usage: 20 * MB }, 'enough'],
    ['less than 200 MB', { quota: 1000 * MB, usage: 801 * MB }, 'little'],
    ['more than four fifths used', { quota: 10_000 * MB, usage: 8001 * MB }, 'little'],
    ['less than 50 MB', { quota: 1000 * MB, usage: 951 * MB }, 'none'],
  ])('judges the room for photos: %s', async (_, estimate, room) => {
    withStorage({ estimate: () => Promise.resolve(estimate) });
    expect(await roomForPhotos()).toBe(room);
  });
});

describe('documents on the device', () => {
  const keptAt = (daysAgo: number): KeptDocuments => ({
    at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    documents: [],
  });

  beforeEach(() => setLocalOwner('d'));
  afterEach(async () => {
    for (const owner of ['d', 'j']) {
      setLocalOwner(owner);
      await chooseToKeepDocuments(false);
    }
  });

  it('are not kept for a driver who has not asked for it', async () => {
    await keepDocuments('d', keptAt(0));
    expect(await loadDocuments('d')).toBeUndefined();
  });

  it('do not come back where their driver logs out in another tab while they are written', async () => {
    await chooseToKeepDocuments(true);
    const keeping = keepDocuments('d', keptAt(0));
    // There the wiping was over before this began to write.
    localStorage.clear();
    await keeping;
    expect(await loadDocuments('d')).toBeUndefined();
  });

  it.each([
    [29, true],
    [31, false],
  ])('of %i days ago are shown: %s', async (days, isShown) => {
    await chooseToKeepDocuments(true);
    await keepDocuments('d', keptAt(days));
    expect((await loadDocuments('d')) !== undefined).toBe(isShown);
  });

  it('are wiped when another person signs in', async () => {
    await chooseToKeepDocuments(true);
    await keepDocuments('d', keptAt(0));
    setLocalOwner('j');
    await chooseToKeepDocuments(true);
    await keepDocuments('j', keptAt(0));
    await removeDocumentsOfOthers('j');
    expect([await loadDocuments('d'), await loadDocuments('j')]).toEqual([undefined, expect.anything()]);
  });
});

describe('what was seen last', () => {
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
});
