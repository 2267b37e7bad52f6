import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';

/**
 * A person who has not accepted their invitation, locked until the commit: it is accepted either before or after.
 *
 * @throws {Problem} 404 or 409
 */
export async function lockInvited(em: EntityManager, id: string): Promise<Driver> {
  const driver = await em.findOne(Driver, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!driver) throw driverProblems.unknown();
  if (!driver.invitedUntil) throw driverProblems.notInvited();
  return driver;
}
