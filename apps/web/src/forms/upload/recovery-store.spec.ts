/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import 'fake-indexeddb/auto';

import { setLocalOwner } from '../../lib/local-owner.js';
import { hasScans, removeScansOf } from './recovery-store.js';

const NAME = 'uppy-blobs';

/** As the uploader makes it. */
function keep(owners: string[]): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(NAME, 4);
    opening.onupgradeneeded = () => {
      for (const store of ['files', 'metadata']) opening.result.createObjectStore(store, { keyPath: 'id' });
      opening.transaction!.objectStore('files').createIndex('store', 'store');
    };
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['files', 'metadata'], 'readwrite');
      for (const store of owners.map((owner) => `documents:${owner}`)) {
        transaction.objectStore('files').put({ id: `${store}!1`, store });
        transaction.objectStore('metadata').put({ id: store, metadata: '{}' });
      }
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const hasScansOf = (owner: string) => {
  setLocalOwner(owner);
  return hasScans();
};

it('wipes what one person had begun to upload, and nothing of anybody else', async () => {
  expect(await hasScansOf('d')).toBe(false);
  await removeScansOf('d');
  expect(await indexedDB.databases()).toEqual([]);
  await keep(['d', 'j']);
  expect([await hasScansOf('d'), await hasScansOf('j')]).toEqual([true, true]);
  await removeScansOf('d');
  expect([await hasScansOf('d'), await hasScansOf('j')]).toEqual([false, true]);
});
