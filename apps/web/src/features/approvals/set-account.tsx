import { SENT_BY_DRIVER } from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import type { Collation } from './api.js';

interface SetAccountProps {
  set: Pick<Collation, 'account' | 'isOwn' | 'isSentByDriver'>;
}

/** Whose hours these are: the account beside the name that was typed, marked where one should look twice. */
export function SetAccount({ set: { account, isOwn, isSentByDriver } }: SetAccountProps) {
  const other = isOwn ? null : account;
  if (!other && !isSentByDriver) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      {other ? <span className="break-words">Account: {other.fullName}</span> : null}
      {!other || other.isAsTyped ? null : <Mark>Another name than on the forms</Mark>}
      {!other || other.isConfirmed ? null : <Mark>Address not confirmed</Mark>}
      {isSentByDriver ? <Mark>{SENT_BY_DRIVER}</Mark> : null}
    </div>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <Badge tone="attention">
      <TriangleAlert aria-hidden /> {children}
    </Badge>
  );
}
