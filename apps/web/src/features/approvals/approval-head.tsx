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
      <div className="sticky top-0 z-20 -mx-edge grid min-h-18 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line bg-paper px-edge py-1.5 tablet:grid-cols-[minmax(0,1fr)_auto_auto] print:static">
        <h1 className="text-xl wrap-anywhere tablet:truncate">{titleOf(set)}</h1>
        {/* On a phone it has a line of its own, below all of which machine and week it is. */}
        <StateBadge
          set={set}
          className="max-tablet:order-last max-tablet:col-span-full max-tablet:border-0 max-tablet:bg-transparent max-tablet:p-0 tablet:row-span-2"
        />
        {set.hours === null || set.status === 'completed' ? null : (
          <p className="figures font-heading text-2xl font-bold tablet:row-span-2">{inHours(set.hours)}</p>
        )}
        <p className="col-span-full text-sm text-muted tablet:col-span-1 tablet:col-start-1 tablet:truncate">
          {inOneLine([set.company, set.orderNumber, `week ending ${formatLongDate(set.collationDate)}`])}
        </p>
      </div>
      <SetAccount set={set} onlyMarks />
    </>
  );
}
