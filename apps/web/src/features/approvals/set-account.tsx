import { TriangleAlert } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import type { Collation } from './api.js';

/** Whose hours these are: the account beside the name that was typed, marked where one should look twice. */
export function SetAccount({ set: { account, isOwn } }: { set: Pick<Collation, 'account' | 'isOwn'> }) {
  if (!account || isOwn) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      <span className="break-words">Account: {account.fullName}</span>
      {account.isAsTyped ? null : <Mark>Another name than on the forms</Mark>}
      {account.isConfirmed ? null : <Mark>Address not confirmed</Mark>}
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
