import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, CalendarClock } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import { documentCountsQuery } from './api.js';

/** On the dashboard as long as something expires: the figure of the tile of the vault. */
export function ExpiringDocuments() {
  const { data: counts } = useQuery(documentCountsQuery);
  const count = counts?.expiringSoon ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="attention">
      <CalendarClock aria-hidden />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          {count === 1
            ? '1 document is expiring or has expired.'
            : `${count} documents are expiring or have expired.`}
        </p>
        <Link to="/" search={{ tab: 'vault', vault: { state: 'expiring' } }} className={buttonVariants()}>
          Look at {count === 1 ? 'it' : 'them'} <ArrowRight aria-hidden />
        </Link>
      </div>
    </Notice>
  );
}
