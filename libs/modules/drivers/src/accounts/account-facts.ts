import type { AccountFacts } from '@groundsheet/contracts';
import type { Driver } from './driver.entity.js';

/** What other modules may know of an account. */
export function accountFacts({ id, email, fullName, confirmedAt, deactivatedAt }: Driver): AccountFacts {
  return { id, email, fullName, isConfirmed: confirmedAt !== null, isActive: deactivatedAt === null };
}
