import { anAccount, signedInHere } from './accounts.js';
import { openPage } from './page.js';
import { aServer, type Replies } from './server.js';

export const LIST = 'GET /api/collations';
export const COUNTS = 'GET /api/collations/counts';
export const NONE = { ready: 0, incomplete: 0, needsCompletion: 0, unconfirmed: 0 };

/** The list as one person sees it, and what was asked for it. */
export function theList(role: 'driver' | 'supervisor', address: string, replies: Replies) {
  signedInHere(role);
  const asked: string[] = [];
  const list = replies[LIST] ?? [];
  const server = aServer({
    ...anAccount(role),
    [COUNTS]: NONE,
    ...replies,
    [LIST]: (request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return typeof list === 'function' ? list(request) : list;
    },
  });
  return { ...server, asked, user: openPage(address) };
}

/** A desk: the sets of an office stand in a table. */
export function onADesk() {
  document.documentElement.style.fontSize = '16px';
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1280, configurable: true });
}

/** Takes back what `onADesk` has said. */
export function offTheDesk() {
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
}
