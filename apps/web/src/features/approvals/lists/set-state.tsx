import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../components/badge.js';
import type { Collation } from '../api.js';
import { defectsOf, saidOfSet, stateOf } from './set-facts.js';

/** Of a set that a client says something is wrong with. */
export const QUERIED = 'border-bad bg-bad-soft';

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

/** What clients say is wrong with a set, a line for each of them. */
export function SetQueries({ set }: { set: Pick<Collation, 'queries'> }) {
  if (set.queries.length === 0) return null;
  return (
    <ul aria-label="What clients say is wrong">
      {saidOfSet(set).map((words, at) => (
        <li key={at} className="flex items-start gap-1.5 text-sm font-semibold text-bad">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{words}</span>
        </li>
      ))}
    </ul>
  );
}
