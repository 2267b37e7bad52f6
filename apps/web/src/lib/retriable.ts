/**
 * A browser may remember until the page is loaded again that a file could not be: without a signal once, never again.
 * Under another name it asks anew.
 *
 * @param load a dynamic import
 * @returns the same, to be called until it succeeds
 */
export function retriable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  let failures = 0;
  const tryToLoad = async () => {
    try {
      return await load();
    } catch (error) {
      const address = failures > 0 ? addressIn(error) : undefined;
      failures += 1;
      if (!address) throw error;
      return (await import(/* @vite-ignore */ `${address}?again=${failures}`)) as Module;
    }
  };
  return () => {
    loaded ??= tryToLoad().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

const PAUSE_MS = 3000;

/**
 * Fetches a part of a page until it comes: what stands in it, such as forms that are kept on the device, is not lost from
 * sight until the page is loaded again.
 *
 * @param load a dynamic import
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  const ask = retriable(load);
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/** Chrome and Firefox name the file in their message. */
function addressIn(error: unknown): string | undefined {
  return /https?:\/\/[^\s?#]+\.js/.exec(String(error))?.[0];
}
