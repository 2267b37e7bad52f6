import type { Me, Session } from './session-store.js';

export type Role = Me['role'];

/** As they stand beside a name. */
export const ROLE_LABELS: Record<Role, string> = {
  driver: 'Driver',
  supervisor: 'Supervisor',
  admin: 'Admin',
};

/** What this person may do, as the server has said or, until it has, as this device remembers; null for a guest. */
export function roleOf(session: Session): Role | null {
  if (session.mode === 'guest') return null;
  return session.me?.role ?? session.user.role ?? 'driver';
}

/** Whether somebody sees everybody's forms. */
export function seesAll(role: Role | null): boolean {
  return role === 'supervisor' || role === 'admin';
}

/** Where somebody who sees everybody's forms comes to: what waits for them, or the office; null for drivers and guests. */
export function landingOf(role: Role | null): '/collations' | '/overview' | null {
  if (role === 'admin') return '/overview';
  return role === 'supervisor' ? '/collations' : null;
}
