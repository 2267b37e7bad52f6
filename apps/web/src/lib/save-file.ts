import { ApiError } from './api-error.js';
import { fetchMe } from './session/ask-who.js';
import { signInAgain } from './session/session-store.js';

/**
 * Has the browser save a file that the server makes for whoever is signed in. The server is asked first: without a
 * signal or a session the browser would save the refusal under the name of the file. A session that is over is begun
 * again over the screen.
 *
 * @param path of the API
 * @returns false when the person has not signed in again
 * @throws {ApiError | TypeError} when the server is not there for it
 */
export async function saveFile(path: string): Promise<boolean> {
  const isIn = (await fetchMe()) !== null || (await signInAgain());
  if (!isIn) return false;
  const link = Object.assign(document.createElement('a'), { href: path, download: '' });
  link.click();
  return true;
}

/** What to say when it could not be had. */
export function whyNotSaved(error: Error): string {
  if (!(error instanceof ApiError))
    return 'No signal. The file is made on the server: try again when there is one.';
  return error.problem?.message ?? 'The file cannot be made just now. Try again in a moment.';
}
