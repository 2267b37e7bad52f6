import { localOwner, ownKey } from '../../lib/local-owner.js';

/** Of Uppy's golden-retriever, which has no way of its own to forget what it keeps for a person. */
const DATABASE = 'uppy-blobs';
const STORES = ['files', 'metadata'];
const SCANS = 'documents';
const SCANS_OF = ownKey(SCANS, '');

/** The ids of the uploaders whose files stay on this device until they are sent: of the vault, and of forms. */
export const scansOf = (owner = localOwner()) => ownKey(SCANS, owner);
export const photosOf = (owner = localOwner()) => ownKey('photos', owner);

/** Whether something was chosen, or on its way, when the browser broke off. */
export async function hasScans(): Promise<boolean> {
  const count = await inStores('readonly', ([files]) => done(files!.index('store').count(scansOf())), 0);
  return count > 0;
}

/** Wipes what a person had chosen for the vault. */
export function removeScansOf(owner: string): Promise<void> {
  return remove(scansOf(owner));
}

/** Wipes what others had chosen for their vaults on this device: papers with names and numbers are not kept for a next time. */
export function removeScansOfOthers(owner = localOwner()): Promise<void> {
  const isOther = (id: IDBValidKey) => String(id).startsWith(SCANS_OF) && id !== scansOf(owner);
  return inStores(
    'readwrite',
    async ([files, metadata]) => {
      const ids = await done(metadata!.getAllKeys());
      for (const id of ids.filter(isOther)) await wipe(String(id), files!, metadata!);
    },
    undefined,
  );
}

/** Wipes all that a person had chosen. */
export async function removeChosenOf(owner: string): Promise<void> {
  for (const id of [scansOf(owner), photosOf(owner)]) await remove(id);
}

async function remove(id: string): Promise<void> {
  await inStores('readwrite', ([files, metadata]) => wipe(id, files!, metadata!), undefined);
}

async function wipe(id: string, files: IDBObjectStore, metadata: IDBObjectStore): Promise<void> {
  metadata.delete(id);
  const keys = await done(files.index('store').getAllKeys(id));
  await Promise.all(keys.map((key) => done(files.delete(key))));
}

/** @returns `otherwise` where nothing has ever been kept on this device */
async function inStores<Result>(
  mode: IDBTransactionMode,
  work: (stores: IDBObjectStore[]) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE);
  // It must not come into being here, without what its owner keeps in it.
  opening.onupgradeneeded = () => opening.transaction!.abort();
  const database = await done(opening).catch(() => null);
  if (!database) return otherwise;
  try {
    if (!STORES.every((name) => database.objectStoreNames.contains(name))) return otherwise;
    const transaction = database.transaction(STORES, mode);
    return await work(STORES.map((name) => transaction.objectStore(name)));
  } finally {
    database.close();
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}
