import type { Wire } from '@groundsheet/api-client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../components/badge.js';

/** The account beside the driver's name that was typed, marked where one should look twice. */
export function AccountBeside({ account }: { account: Wire['AccountBeside'] }) {
  return (
    <>
      <span className="break-words">Account: {account.fullName}</span>
      {account.isAsTyped ? null : <Mark>Another name than on the forms</Mark>}
      {account.isConfirmed ? null : <Mark>Address not confirmed</Mark>}
    </>
  );
}

export function Mark({ children }: { children: ReactNode }) {
  return (
    <Badge tone="attention">
      <TriangleAlert aria-hidden /> {children}
    </Badge>
  );
}
