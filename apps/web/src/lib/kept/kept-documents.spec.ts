/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import 'fake-indexeddb/auto';

import { setLocalOwner } from '../local-owner.js';
import {
  chooseToKeepDocuments,
  keepDocuments,
  loadDocuments,
  removeDocumentsOfOthers,
  type KeptDocuments,
} from './kept-documents.js';

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
