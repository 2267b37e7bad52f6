import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Driver } from '../accounts/driver.entity.js';

/** Somebody who has only been invited cannot look after anything yet. */
export const ACTIVE_ADMINS = { role: 'admin', deactivatedAt: null, invitedUntil: null } as const;

/**
 * All active admins, locked until the commit and always in the same order: of the last two, who demote each other or leave
 * at the same time, the second finds what the first has done.
 */
export function lockAdmins(em: EntityManager): Promise<Driver[]> {
  return em.find(Driver, ACTIVE_ADMINS, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
}
