/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import 'fake-indexeddb/auto';

import { keepScans } from '../../../testing/scans.js';
import { setLocalOwner } from '../../lib/local-owner.js';
import { hasScans, removeScansOf, removeScansOfOthers } from './recovery-store.js';

const hasScansOf = (owner: string) => {
  setLocalOwner(owner);
  return hasScans();
};

it('wipes what one person had begun to upload, and nothing of anybody else', async () => {
  expect(await hasScansOf('d')).toBe(false);
  await removeScansOf('d');
  expect(await indexedDB.databases()).toEqual([]);
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
