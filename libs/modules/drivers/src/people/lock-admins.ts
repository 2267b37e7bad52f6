import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';

/** A person who has only been invited cannot look after anything yet. */
export const ACTIVE_ADMINS = { role: 'admin', deactivatedAt: null, invitedUntil: null } as const;

/**
 * All active admins, locked until the commit and always in the same order: of the last two, who demote each other or leave
 * at the same time, the second finds what the first has done.
 */
export function lockAdmins(em: EntityManager): Promise<Driver[]> {
  return em.find(Driver, ACTIVE_ADMINS, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
}

/**
 * An account that an admin is about to change or erase, locked until the commit. The one who does this stays an admin, so
 * there is always one.
 *
 * @throws {Problem} 403, 404, or 409 for their own account
 */
export async function lockOther(em: EntityManager, id: string, adminId: string): Promise<Driver> {
  const admins = await lockAdmins(em);
  if (id === adminId) throw admins.length > 1 ? driverProblems.own() : driverProblems.onlyAdmin();
  if (!admins.some((admin) => admin.id === adminId)) throw driverProblems.noLongerAdmin();
  const driver = await em.findOne(Driver, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!driver) throw driverProblems.unknown();
  return driver;
}
