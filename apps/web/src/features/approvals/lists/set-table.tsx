import { formatDayMonth, formatHours, formatLongDate } from '@groundsheet/form-rules';
import { useState } from 'react';

import { isPressed } from '../../../components/row-press.js';
import { cn } from '../../../lib/cn.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import type { Collation } from '../api.js';
import { SetAccount } from '../set-account.js';
import type { CollationsTab } from './collations-search.js';
import { DayDots } from './day-dots.js';
import { RowActions } from './row-actions.js';
import { SetAge } from './set-age.js';
import { SetDrawer } from './set-drawer.js';
import { groupsOf, missingOf, titleOf } from './set-facts.js';
import { DefectsMark, QUERIED, SetQueries, StateBadge } from './set-state.js';

interface SetTableProps {
  caption: string;
  sets: readonly Collation[];
  tab: CollationsTab;
}

const HEADS = ['Driver and machine', 'Week', 'Mon to Fri', 'Hours', 'State'];

/** Everybody's sets on a desk. A click on a row opens what is in it at the side, so that the list stays. */
export function SetTable({ caption, sets, tab }: SetTableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = sets.find(({ id }) => id === openId);
  return (
    <>
      <table className="w-full border-collapse rounded-card border border-line bg-surface">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr className="border-b border-strong text-sm text-muted">
            {[...HEADS, tab === 'completed' ? 'Completed' : 'Waiting'].map((head) => (
              <th
                key={head}
                scope="col"
                className={cn('px-2 py-1 font-semibold', head === 'Hours' ? 'text-end' : 'text-start')}
              >
                {head}
              </th>
            ))}
            <th scope="col" className="py-1 pe-3 text-end font-semibold">
              Actions
            </th>
          </tr>
        </thead>
        {groupsOf(sets).map((group) => (
          <tbody key={group[0]!.id} className={cn(group.length > 1 && 'border-s-4 border-s-strong')}>
            {group.map((set) => (
              <SetRow
                key={set.id}
                set={set}
                tab={tab}
                machines={set === group[0] ? group.length : 1}
                isOpen={set.id === openId}
                onOpen={() => setOpenId(set.id)}
              />
            ))}
          </tbody>
        ))}
      </table>
      {open ? <SetDrawer set={open} tab={tab} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}

interface SetRowProps {
  set: Collation;
  tab: CollationsTab;
  /** How many machines the driver has this week, said on the first of them. */
  machines: number;
  isOpen: boolean;
  onOpen: () => void;
}

function SetRow({ set, tab, machines, isOpen, onOpen }: SetRowProps) {
  const missing = missingOf(set);
  return (
    <tr
      aria-selected={isOpen || undefined}
      className={cn(
        'h-14 cursor-pointer border-b border-line hover:bg-quiet',
        isOpen && 'bg-quiet',
        set.queries.length > 0 && QUERIED,
      )}
      onClick={(event) => {
        if (!isPressed(event)) onOpen();
      }}
    >
      <th scope="row" className="max-w-52 px-2 py-0.5 text-start leading-tight font-normal">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="block max-w-full truncate rounded-control font-semibold hover:underline"
          title={titleOf(set)}
          onClick={onOpen}
        >
          {titleOf(set)}
        </button>
        <span className="block truncate text-sm text-muted">
          {machines > 1 ? <strong className="font-semibold text-text">{machines} machines, </strong> : null}
          {inOneLine([set.company ?? 'Not specified', set.orderNumber])}
        </span>
        <SetAccount set={set} onlyMarks />
      </th>
      <td className="figures px-2 text-sm whitespace-nowrap" title={formatLongDate(set.collationDate)}>
        {formatDayMonth(set.collationDate)}
      </td>
      <td className="px-2">
        <DayDots set={set} />
      </td>
      <td className="figures px-2 text-end font-semibold">
        {set.hours === null ? '-' : formatHours(set.hours)}
      </td>
      <td className="max-w-56 px-2 py-0.5 leading-tight">
        <span className="flex flex-wrap items-center gap-x-2">
          <StateBadge set={set} className="py-0.5 whitespace-nowrap" />
          <DefectsMark set={set} />
        </span>
        {missing ? <span className="block text-sm wrap-anywhere text-muted">{missing}</span> : null}
        <SetQueries set={set} />
      </td>
      <td className="px-2">
        <SetAge set={set} />
      </td>
      <td className="w-px py-0.5 ps-2 pe-1">
        <div className="flex items-center justify-end gap-1">
          <RowActions set={set} tab={tab} />
        </div>
      </td>
    </tr>
  );
}
