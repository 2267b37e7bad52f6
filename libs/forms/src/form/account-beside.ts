import type { AccountFacts } from '@groundsheet/contracts';
import { isSameName } from '@groundsheet/form-rules';
import { ResponseField } from '@groundsheet/platform';

/** The account that forms belong to, beside the driver's name that was typed on them (docs/decisions/0043). */
export class AccountBeside {
  @ResponseField({ type: String, example: 'Łukasz Wójcik' })
  fullName!: string;

  @ResponseField({ type: Boolean, description: 'Whether its email address is confirmed.' })
  isConfirmed!: boolean;

  @ResponseField({ type: Boolean, description: 'Whether the forms carry the same name.' })
  isAsTyped!: boolean;
}

/** @param driverName as on the forms */
export function accountBeside(account: AccountFacts | undefined, driverName: string): AccountBeside | null {
  if (!account) return null;
  const { fullName, isConfirmed } = account;
  return { fullName, isConfirmed, isAsTyped: isSameName(fullName, driverName) };
}
