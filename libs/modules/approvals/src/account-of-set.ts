import type { AccountFacts } from '@groundsheet/contracts';
import { isSameName } from '@groundsheet/form-rules';
import type { AccountOfSet } from './collation.dto.js';

/** @param driverName as on the forms */
export function accountOfSet(account: AccountFacts | undefined, driverName: string): AccountOfSet | null {
  if (!account) return null;
  const { fullName, isConfirmed } = account;
  return { fullName, isConfirmed, isAsTyped: isSameName(fullName, driverName) };
}
