import { formatDayMonth, inHours } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';

import { buttonVariants } from '../../../components/button.js';
import { Card } from '../../../components/card.js';
import { cn } from '../../../lib/cn.js';
import type { Collation } from '../api.js';
import { AskedLine } from '../asking/asked-line.js';
import { SetAccount } from '../set-account.js';
import { DayDots } from './day-dots.js';
import { Finishing } from './set-card-actions.js';
import { isReady, missingOf, titleOf } from './set-facts.js';
import { SetAge } from './set-age.js';
import { DefectsMark, QUERIED, SetQueries, StateBadge } from './set-state.js';

/** One set on a phone: all of the card opens it. */
export function SetCard({ set }: { set: Collation }) {
  const title = titleOf(set);
  const missing = missingOf(set);
  return (
    <Card
      aria-labelledby={`set-${set.id}`}
      className={cn('relative flex h-full flex-col gap-1 p-3', set.queries.length > 0 && QUERIED)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`set-${set.id}`} className="min-w-0 text-lg">
          <Link
            to="/collations/$id"
            params={{ id: set.id }}
            className="block truncate rounded-control after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {title}
          </Link>
        </h2>
        <span className="figures font-heading text-lg font-bold whitespace-nowrap">
          {set.hours === null ? null : inHours(set.hours)}
        </span>
      </div>
      <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
        <span className="min-w-0 truncate">
          {set.company ?? 'Not specified'}, week to {formatDayMonth(set.collationDate)}
        </span>
        <DefectsMark set={set} />
      </p>
      <SetAccount set={set} onlyMarks />
      {missing && !isReady(set) ? <p className="line-clamp-2 text-sm">{missing}</p> : null}
      <AskedLine set={set} />
      <SetQueries set={set} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <DayDots set={set} />
        {isReady(set) ? <GetApproval set={set} /> : <StateBadge set={set} />}
        {set.status === 'completed' ? <SetAge set={set} /> : null}
      </div>
      {set.isOwn && set.status !== 'completed' && !isReady(set) ? (
        <div className="relative grid grid-cols-2 gap-2">
          <Finishing set={set} />
        </div>
      ) : null}
    </Card>
  );
}

function GetApproval({ set }: { set: Collation }) {
  return (
    <Link
      to="/collations/$id"
      params={{ id: set.id }}
      className={buttonVariants({ className: 'relative whitespace-nowrap' })}
    >
      <span>
        Get Approval <span className="sr-only">{set.reference}</span>
      </span>
    </Link>
  );
}
