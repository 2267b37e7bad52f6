import { formatLongDate } from '@groundsheet/form-rules';
import { CircleCheck, TriangleAlert } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import type { FormSetShown } from './approval-api.js';
import { SetAccount } from './set-account.js';
import { stateOf, titleOf } from './lists/set-card-facts.js';

/** Whose set it is, of which week, and how far it has got. */
export function SetHead({ set }: { set: FormSetShown }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <p className="text-muted">Form set · week ending {formatLongDate(set.collationDate)}</p>
        <h1 className="text-2xl break-words">{titleOf(set)}</h1>
        <SetAccount set={set} />
      </div>
      <StateBadge set={set} />
    </div>
  );
}

function StateBadge({ set }: { set: FormSetShown }) {
  const isCompleted = set.status === 'completed';
  const isGood = isCompleted || (set.timesheetComplete && set.checkSheetComplete);
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <Badge tone={isGood ? 'good' : 'attention'}>
      <Icon aria-hidden /> {stateOf(set)}
    </Badge>
  );
}
