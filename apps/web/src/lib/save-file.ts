import { ApiError } from './api-error.js';
import { fetchMe } from './session/ask-who.js';
import { signInAgain } from './session/session-store.js';

/** A file is made within a second; behind many others it takes longer. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Has the browser save a file that the server makes for the person signed in. The server is asked first: without a
 * signal or a session the browser would save the refusal under the name of the file. A session that is over is begun
 * again over the screen.
 *
 * @param path of the API
 * @returns false when the person has not signed in again
 * @throws {ApiError | TypeError} when the server is not there for it
 */
export async function saveFile(path: string): Promise<boolean> {
  const isIn = await isSignedIn();
  if (isIn) save(path);
  return isIn;
}

/** Saves a file of the account as `saveFile` does, once it is made. */
export async function saveOwnOnceMade(path: string): Promise<boolean> {
  const isIn = await isSignedIn();
  if (isIn) await saveOnceMade(path);
  return isIn;
}

/**
 * Saves a file that the person here may read. One that is still being made is waited for, where the browser would save
 * the refusal.
 *
 * @throws {ApiError | TypeError} when it cannot be had
 */
export async function saveOnceMade(path: string): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const response = await fetch(path, { method: 'HEAD' });
    if (response.ok) return save(path);
    const again = Number(response.headers.get('Retry-After')) * 1000;
    if (response.status !== 503 || !again || Date.now() + again > until)
      throw await refusalOf(path, response);
    await new Promise((resolve) => setTimeout(resolve, again));
  }
}

/** The refusal in the server's own words, which the response to HEAD lacks. */
async function refusalOf(path: string, { status, statusText }: Response): Promise<ApiError> {
  const response = await fetch(path);
  const words = response.ok ? '' : await response.text();
  return new ApiError(status, statusText, words);
}

const isSignedIn = async () => (await fetchMe()) !== null || (await signInAgain());

function save(path: string): void {
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

/** What to say when it could not be had. */
export function whyNotSaved(error: Error): string {
  if (!(error instanceof ApiError))
    return 'No signal. The file is made on the server: try again when there is one.';
  return error.problem?.message ?? 'The file cannot be made just now. Try again in a moment.';
}
