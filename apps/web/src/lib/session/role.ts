import type { Wire } from '@groundsheet/api-client';

export type Role = Wire['MeResponse']['role'];

/** As they stand beside a name. */
export const ROLE_LABELS: Record<Role, string> = {
  driver: 'Driver',
  supervisor: 'Supervisor',
  admin: 'Admin',
};

/** Whether a person sees everybody's forms. */
export function seesAll(role: Role | null): boolean {
  return role === 'supervisor' || role === 'admin';
}

/** Where the office comes to: what waits for them, or the office; null for drivers and guests. */
export function landingOf(role: Role | null): '/collations' | '/overview' | null {
  if (role === 'admin') return '/overview';
  return role === 'supervisor' ? '/collations' : null;
}
