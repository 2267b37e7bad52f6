import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../components/badge.js';
import type { Collation } from '../api.js';
import { defectsOf, stateOf } from './set-facts.js';

/** How far a set has got. */
export function StateBadge({ set, className }: { set: Collation; className?: string }) {
  const state = stateOf(set);
  const isGood = state === 'Ready for Approval' || state === 'Completed';
  return (
    <Badge tone={isGood ? 'good' : 'plain'} className={className}>
      {isGood ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />} {state}
    </Badge>
  );
}

/** Nothing where there is none. */
export function DefectsMark({ set }: { set: Pick<Collation, 'forms'> }) {
  const words = defectsOf(set);
  if (!words) return null;
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-bad">
      <TriangleAlert aria-hidden className="size-4.5 shrink-0" /> {words}
    </span>
  );
}
