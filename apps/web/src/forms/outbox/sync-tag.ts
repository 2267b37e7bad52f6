/** Of the browser's own event: there is a signal again, whether or not a page of ours is open. */
export const SYNC_TAG = 'groundsheet-outbox';

interface WithSync {
  sync?: { register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to wake our service worker as soon as there is a signal. Chrome, Edge and Samsung's browser can; elsewhere a
 * page has to be open.
 */
export async function askToBeWoken(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
  await registration?.sync?.register(SYNC_TAG);
}
