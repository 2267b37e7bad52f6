import { formatLongDate } from '@groundsheet/form-rules';
import { CircleCheck, PencilLine } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { DataTable } from '../../components/data-table.js';
import { Mark } from '../../forms/account-beside.js';
import { today } from '../../lib/today.js';
import type { GuestSheets as Guests, MissingSheets as Missing, Overview } from './api.js';
import type { Days } from './overview-search.js';
import { Ask } from './ask.js';
import { doubtsOf } from './doubts.js';

/** Letters of the root that the tables need. */
const ROOM = 62;

interface MissingSheetsProps {
  overview: Overview;
  days: Days;
}

/** Of whose week one kind of sheet is there and the other is not. */
export function MissingSheets({ overview, days }: MissingSheetsProps) {
  const { items } = overview.missing;
  if (items.length === 0) return <NothingMissing overview={overview} days={days} />;
  return (
    <DataTable
      caption="Missing"
      items={items}
      keyOf={({ driverId, weekEnding }) => `${driverId} ${weekEnding}`}
      room={ROOM}
      columns={[
        { header: 'Driver', cell: driverOf },
        { header: 'Machine', cell: ({ machines }) => machines ?? '-' },
        { header: 'Week ending', cell: ({ weekEnding }) => formatLongDate(weekEnding) },
        { header: 'Missing', cell: lackOf },
      ]}
      actions={(item) => <Ask missing={item} />}
    />
  );
}

/** Green says that all is in, which is only said where nothing speaks against it. */
function NothingMissing({ overview, days }: MissingSheetsProps) {
  const doubts = doubtsOf(overview, days, today());
  if (doubts.length > 0)
    return <p className="text-muted">Nothing is missing of what has come in. {doubts.join(' ')}</p>;
  return (
    <p className="flex items-center gap-2 text-good">
      <CircleCheck aria-hidden className="size-5.5 shrink-0" /> All in: every driver who sent a sheet has both
      a timesheet and check sheets for the week.
    </p>
  );
}

function driverOf({ driverName, isConfirmed, otherNames }: Missing) {
  return (
    <>
      {driverName}
      {otherNames.length > 0 ? <Mark>Typed: {otherNames.join(', ')}</Mark> : null}
      {isConfirmed ? null : <Mark>Address not confirmed</Mark>}
    </>
  );
}

function lackOf({ lacks, weekEnding, hasDraft }: Missing) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {lacks === 'timesheet' ? 'Timesheet' : 'Check sheets'}
      {hasDraft ? (
        <Badge tone="attention">
          <PencilLine aria-hidden /> Begun
        </Badge>
      ) : null}
      {weekEnding >= today() ? <span className="text-muted">Week not over</span> : null}
    </span>
  );
}

/** What came in without an account: in grey, since nobody knows what is missing of it. */
export function GuestSheets({ items }: { items: readonly Guests[] }) {
  return (
    <div className="flex flex-col gap-3 text-muted">
      <p>Nobody knows whose these are, so it cannot be said whether anything is missing with them.</p>
      <DataTable
        caption="Sheets without an account"
        items={items}
        keyOf={({ typedName, weekEnding }) => `${typedName} ${weekEnding}`}
        room={ROOM}
        columns={[
          { header: 'Name typed', cell: ({ typedName }) => typedName || '-' },
          { header: 'Machine', cell: ({ machines }) => machines ?? '-' },
          { header: 'Week ending', cell: ({ weekEnding }) => formatLongDate(weekEnding) },
          { header: 'Timesheets', cell: ({ timesheets }) => timesheets, figures: true },
          { header: 'Check sheets', cell: ({ checkSheets }) => checkSheets, figures: true },
        ]}
      />
    </div>
  );
}
