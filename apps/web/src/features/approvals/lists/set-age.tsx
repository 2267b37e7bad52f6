import { formatMoment } from '@groundsheet/form-rules';
import { Clock } from 'lucide-react';

import { cn } from '../../../lib/cn.js';
import { today } from '../../../lib/today.js';
import { ownZone } from '../../../lib/own-zone.js';
import type { Collation } from '../api.js';
import { ageOf } from './set-facts.js';

/** How long a set has waited, or when it was completed. */
export function SetAge({ set }: { set: Collation }) {
  if (set.status === 'completed') {
    const zone = ownZone();
    return <span className="text-sm text-muted">Completed {formatMoment(set.changedAt, zone)}</span>;
  }
  const { words, isLong } = ageOf(set, today());
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 text-sm whitespace-nowrap',
        isLong ? 'font-semibold text-attention' : 'text-muted',
      )}
    >
      {isLong ? <Clock aria-hidden className="size-4.5 shrink-0" /> : null}
      <span className="sr-only">Waiting: </span>
      {words}
    </span>
  );
}
