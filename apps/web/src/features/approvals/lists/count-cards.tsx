import { SET_BUCKET_LABELS, SET_BUCKETS, type SetBucket } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, PencilLine } from 'lucide-react';

import { cn } from '../../../lib/cn.js';
import { collationCountsQuery, setsCounted } from '../api.js';
import type { CollationsTab } from './collations-search.js';

const LOOKS = {
  ready: { icon: CircleCheck, count: 'ready', tone: 'text-good' },
  incomplete: { icon: CircleDashed, count: 'incomplete', tone: 'text-attention' },
  'needs-completion': { icon: PencilLine, count: 'needsCompletion', tone: 'text-attention' },
} as const satisfies Record<SetBucket, object>;

/** A line where there is no room for three beside each other. */
const CARD =
  'grid min-w-0 grid-cols-[2rem_1fr_auto] items-center gap-1 rounded-card border bg-surface px-3 py-2 shadow-card hover:bg-quiet @xs:grid-cols-[1fr_auto] @xs:content-start @xs:p-2.5 @2xl:p-4';

/** How many open sets stand in each tab, each leading there. */
export function CountCards({ open }: { open?: CollationsTab }) {
  const { data: counts } = useQuery(collationCountsQuery);
  return (
    <nav aria-label="Open form sets" className="@container">
      <ul className="grid gap-2 tablet:gap-4 @xs:grid-cols-3">
        {SET_BUCKETS.map((bucket) => {
          const { icon: Icon, count, tone } = LOOKS[bucket];
          return (
            <li key={bucket} className="grid min-w-0">
              <Link
                to="/collations"
                search={{ tab: bucket }}
                resetScroll={false}
                aria-current={bucket === open ? 'true' : undefined}
                className={cn(CARD, bucket === open ? 'border-text' : 'border-line')}
              >
                <strong className="figures font-heading text-2xl">
                  {counts ? setsCounted(counts[count]) : '-'}
                </strong>
                <span className="text-sm leading-tight font-semibold @xs:order-last @xs:col-span-2">
                  {SET_BUCKET_LABELS[bucket]}
                </span>
                <Icon aria-hidden className={cn('size-5.5 tablet:size-7', tone)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
