import { redirect } from '@tanstack/react-router';

import { roleOf, seesAll } from '../lib/session/role.js';
import { currentSession } from '../lib/session/session-store.js';

/** Lets supervisors and admins alone see a page. The server refuses everybody else what is on it. */
export function forOffice(): void {
  if (!seesAll(roleOf(currentSession()))) throw redirect({ to: '/', replace: true });
}

/** Lets admins alone see a page; supervisors go where they belong. */
export function forAdmins(): void {
  forOffice();
  if (roleOf(currentSession()) !== 'admin') throw redirect({ to: '/home', replace: true });
}
