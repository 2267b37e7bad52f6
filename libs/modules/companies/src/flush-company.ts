import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Company } from './company.entity.js';
import { companyProblems } from './company.problems.js';

/**
 * Writes a company. The table itself sees to it that no two active ones have the same name, also when both come at the same
 * time.
 *
 * @throws {Problem} 409 where the name is taken
 */
export async function flushCompany(em: EntityManager, { name }: Company): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw companyProblems.nameTaken(name);
    throw error;
  }
}
