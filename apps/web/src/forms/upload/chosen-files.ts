/** Where the upload dialog keeps what was chosen and is not sent yet, of everybody at this device. */
const DATABASE = 'uppy-blobs';

/** Forgets files that were chosen and never sent; kept for a lost page only, they are anybody's to choose again. */
export function forgetChosenFiles(): Promise<void> {
  return new Promise((resolve) => {
    const removal = indexedDB.deleteDatabase(DATABASE);
    removal.onsuccess = () => resolve();
    removal.onerror = () => resolve();
    removal.onblocked = () => resolve();
  });
}
