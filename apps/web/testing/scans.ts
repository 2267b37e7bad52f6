/** Keeps a scan of each owner on the device, as the uploader does. */
export function keepScans(...owners: string[]): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('uppy-blobs', 4);
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
