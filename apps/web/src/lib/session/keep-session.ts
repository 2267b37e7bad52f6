import type { Problem } from '../api-error.js';
import { isUnattended } from './attendance.js';
import { settleLogout } from './owed-logout.js';
import { askForPassword } from './password-question.js';
import { askAsGuest, currentSession, sessionUsed, signInAgain } from './session-store.js';

/** The server's word for a call of an account without a session. */
const SIGN_IN_NEEDED = 'auth.sign-in-needed';
/** The same for a form that came with the cookie of a session that is over: it is not taken for a guest's. */
const SESSION_OVER = 'auth.session-over';
/** And for a call that needs the password once more. */
const PASSWORD_NEEDED = 'session.password-needed';
const LOGOUT = '/api/drivers/logout';
const ME = '/api/drivers/me';

/** What the page asks and keeps by itself: nobody is to type a password for that. */
const BY_ITSELF = /^\/api\/drivers\/me(\/preferences(\/.*)?)?$/;

/** A call with it does not keep the session alive (docs/safeguards.md, Sessions). */
const UNATTENDED = 'Unattended';

/**
 * Fetches for the person signed in. When the session has lapsed, sign-in opens over the screen; the call is made again
 * once the same account is back, and fails as it did when not. The same goes for a call that needs the password again.
 * Nobody else's call is ever made with a new session, nor with that of an account which has been left without a signal.
 */
export async function keepSession(request: Request): Promise<Response> {
  const stillIn = await settleLogout();
  if (stillIn) return stillIn;
  const { pathname } = new URL(request.url);
  if (currentSession().mode === 'guest' || BY_ITSELF.test(pathname)) return fetch(request);
  const byItself = isUnattended();
  if (byItself) request.headers.set(UNATTENDED, '1');
  const again = request.clone();
  const response = await fetch(request);
  if (response.ok && !byItself) sessionUsed();
  // To a guest another person's form is unknown, and to drivers whose session is over so is their own.
  const lapsed = response.status === 404 ? await refusalOf(ME) : await isLapse(response);
  if (lapsed) return (await signInAgain()) ? fetch(again) : response;
  if (byItself || (await codeOf(response, 403)) !== PASSWORD_NEEDED) return response;
  return (await askForPassword()) ? fetch(again) : response;
}

/**
 * For a form that the outbox could not send without them: asks its driver to sign in again; a guest, whose device still has the
 * cookie of a session that is over, whether it is to go as a guest's.
 *
 * @returns whether it may be sent again
 */
export async function letIn(): Promise<boolean> {
  if (currentSession().mode === 'authenticated') return signInAgain();
  if (!(await askAsGuest())) return false;
  await fetch(LOGOUT, { method: 'POST' });
  return true;
}

/** The response to a call, where it says that nobody is signed in. */
async function refusalOf(path: string): Promise<Response | null> {
  // Without a signal the call itself says so.
  const response = await fetch(path).catch(() => null);
  return response && (await isLapse(response)) ? response : null;
}

async function isLapse(response: Response): Promise<boolean> {
  const code = await codeOf(response, 401);
  return code === SIGN_IN_NEEDED || code === SESSION_OVER;
}

/** The word for a program in a refusal with this status. */
async function codeOf(response: Response, status: number): Promise<string | undefined> {
  if (response.status !== status) return undefined;
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as Problem | null;
  return problem?.code;
}
