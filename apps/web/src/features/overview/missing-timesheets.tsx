import { formatLongDate } from '@groundsheet/form-rules';
import { CircleCheck, PencilLine } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { DataTable } from '../../components/data-table.js';
import { Mark } from '../../forms/account-beside.js';
import { today } from '../../lib/today.js';
import type { MissingTimesheet } from './api.js';

/** Letters of the root that the table needs. */
const ROOM = 62;

interface MissingTimesheetsProps {
  items: readonly MissingTimesheet[];
  /** The last of the days, included. */
  to: string;
}

/** Who has checked a machine and not written down the week. */
export function MissingTimesheets({ items, to }: MissingTimesheetsProps) {
  if (items.length === 0) {
    // Green says that all is in, which nobody knows before the week is over.
    if (to >= today()) return <p className="text-muted">No timesheet is missing so far.</p>;
    return (
      <p className="flex items-center gap-2 text-good">
        <CircleCheck aria-hidden className="size-5.5 shrink-0" /> Every driver with check sheets has sent a
        timesheet.
      </p>
    );
  }
  return (
    <DataTable
      caption="Missing timesheets"
      items={items}
      keyOf={({ driverId, weekEnding }) => `${driverId} ${weekEnding}`}
      room={ROOM}
      columns={[
        { header: 'Driver', cell: driverOf },
        { header: 'Week ending', cell: ({ weekEnding }) => formatLongDate(weekEnding) },
        { header: 'Check sheets', cell: ({ checkSheets }) => checkSheets, figures: true },
        { header: 'Machines', cell: ({ machines }) => machines ?? '-' },
        { header: 'Timesheet', cell: stateOf },
      ]}
    />
  );
}

function driverOf({ driverName, isConfirmed, otherNames }: MissingTimesheet) {
  return (
    <>
      {driverName}
      {otherNames.length > 0 ? <Mark>Typed: {otherNames.join(', ')}</Mark> : null}
      {isConfirmed ? null : <Mark>Address not confirmed</Mark>}
    </>
  );
}

function stateOf({ weekEnding, hasDraft }: MissingTimesheet) {
  if (hasDraft) {
    return (
      <Badge tone="attention">
        <PencilLine aria-hidden /> Begun
      </Badge>
    );
  }
  return weekEnding >= today() ? 'Week not over' : 'None';
}
