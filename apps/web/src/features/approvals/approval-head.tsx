import { formatLongDate, inHours } from '@groundsheet/form-rules';

import { inOneLine } from '../../lib/in-one-line.js';
import type { FormSetShown } from './approval-api.js';
import { titleOf } from './lists/set-facts.js';
import { StateBadge } from './lists/set-state.js';
import { SetAccount } from './set-account.js';

/** Whose set it is, of which week, its hours and how far it has got: always in sight. */
export function SetHead({ set }: { set: FormSetShown }) {
  return (
    <>
      <div className="sticky top-0 z-20 -mx-edge flex min-h-18 items-center justify-between gap-3 border-b border-line bg-paper px-edge py-1.5 print:static">
        <div className="min-w-0">
          <h1 className="truncate text-xl">{titleOf(set)}</h1>
          <p className="truncate text-sm text-muted">
            {inOneLine([set.company, set.orderNumber, `week ending ${formatLongDate(set.collationDate)}`])}
          </p>
        </div>
        <div className="flex shrink-0 flex-col-reverse items-end gap-x-4 tablet:flex-row tablet:items-center">
          <StateBadge set={set} className="max-tablet:border-0 max-tablet:bg-transparent max-tablet:p-0" />
          {set.hours === null || set.status === 'completed' ? null : (
            <p className="figures font-heading text-2xl font-bold">{inHours(set.hours)}</p>
          )}
        </div>
      </div>
      <SetAccount set={set} onlyMarks />
    </>
  );
}
