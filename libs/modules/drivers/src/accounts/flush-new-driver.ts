import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { driverProblems } from './driver.problems.js';

/**
 * Writes a new account. Of two for one address at the same time neither finds the other; the table lets one through.
 *
 * @throws {Problem} 409 where the address is taken
 */
export async function flushNewDriver(em: EntityManager): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw driverProblems.emailTaken();
    throw error;
  }
}
