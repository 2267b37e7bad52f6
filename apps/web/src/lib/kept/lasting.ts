import { readStored, store } from '../local-storage.js';

const KEY = 'groundsheet-kept-for-good';
const MB = 1_000_000;

/** Below this nothing as large as a photo is taken any more; text and signatures always are. */
const NO_ROOM_BYTES = 50 * MB;
const LITTLE_ROOM_BYTES = 200 * MB;
const LITTLE_ROOM_SHARE = 0.8;

let asked: Promise<void> | null = null;

/**
 * Asks the browser, once for this device, never to erase by itself what we keep. Firefox asks its user, so this comes
 * with the first form that is worth it.
 */
export function askToKeepForGood(): Promise<void> {
  if (readStored(KEY) !== null) return Promise.resolve();
  asked ??= (async () => {
    const answer = await navigator.storage?.persist?.().catch(() => false);
    store(KEY, answer ? 'yes' : 'no');
  })();
  return asked;
}

/** Whether the browser may erase what is kept here, of its own accord. */
export function mayBeErased(): boolean {
  return readStored(KEY) !== 'yes';
}

/** How much room there is for photos; a browser that does not say is taken to have enough. */
export async function roomForPhotos(): Promise<'enough' | 'little' | 'none'> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota === undefined || usage === undefined) return 'enough';
  const left = quota - usage;
  if (left < NO_ROOM_BYTES) return 'none';
  return left < LITTLE_ROOM_BYTES || usage > quota * LITTLE_ROOM_SHARE ? 'little' : 'enough';
}
