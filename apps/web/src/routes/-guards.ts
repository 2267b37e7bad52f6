import { redirect } from '@tanstack/react-router';

import { seesAll } from '../lib/session/role.js';
import { roleOf, currentSession } from '../lib/session/session-store.js';

interface Opened {
  location: { href: string };
}

/** Lets everybody with an account see a page; guests come to it once they have signed in. */
export function forAccounts({ location }: Opened): void {
  if (currentSession().mode === 'guest')
    throw redirect({ to: '/sign-in', search: { next: location.href }, replace: true });
}

/** Lets supervisors and admins alone see a page. The server refuses everybody else what is on it. */
export function forOffice(opened: Opened): void {
  forAccounts(opened);
  if (!seesAll(roleOf(currentSession()))) throw redirect({ to: '/', replace: true });
}

/** Lets admins alone see a page; supervisors go where they belong. */
export function forAdmins(opened: Opened): void {
  forOffice(opened);
  if (roleOf(currentSession()) !== 'admin') throw redirect({ to: '/home', replace: true });
}
