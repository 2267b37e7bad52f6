import { toast } from './toast-store.js';

/**
 * Opens something whose code is fetched first; says so where it cannot be had.
 *
 * @param what of the title of the message: 'Upload'
 */
export async function onceLoaded(
  what: string,
  load: () => Promise<unknown>,
  open: () => void,
): Promise<void> {
  try {
    await load();
  } catch {
    toast({
      title: `${what} Not Available`,
      description: 'This needs a signal. Everything else is kept: try again when there is one.',
      tone: 'bad',
    });
    return;
  }
  open();
}
