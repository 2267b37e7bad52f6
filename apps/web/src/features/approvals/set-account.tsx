import { SENT_BY_DRIVER } from '@groundsheet/form-rules';

import { AccountBeside, Mark } from '../../forms/account-beside.js';
import type { Collation } from './api.js';

interface SetAccountProps {
  set: Pick<Collation, 'account' | 'isOwn' | 'isSentByDriver'>;
  /** Says nothing of an account whose name is on the forms and whose address is confirmed. */
  onlyMarks?: boolean;
}

/** Whose hours these are, and whether they were approved by the same person. */
export function SetAccount({ set: { account, isOwn, isSentByDriver }, onlyMarks }: SetAccountProps) {
  const isPlain = account?.isAsTyped && account.isConfirmed;
  const other = isOwn || (onlyMarks && isPlain) ? null : account;
  if (!other && !isSentByDriver) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      {other ? <AccountBeside account={other} /> : null}
      {isSentByDriver ? <Mark>{SENT_BY_DRIVER}</Mark> : null}
    </div>
  );
}
