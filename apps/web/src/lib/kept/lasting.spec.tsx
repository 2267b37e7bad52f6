import { jest } from '@jest/globals';

import { askToKeepForGood, mayBeErased, roomForPhotos } from './lasting.js';

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
