import { formatDayMonth } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CircleCheck, PencilLine } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import { Mark } from '../../forms/account-beside.js';
import { today } from '../../lib/today.js';
import type { GuestSheets as Guests, MissingSheets as Missing, Overview } from './api.js';
import { Ask } from './ask.js';
import { doubtsOf } from './doubts.js';
import type { Days } from './overview-search.js';
import { Nothing, Row, Rows } from './rows.js';

interface MissingSheetsProps {
  overview: Overview;
  days: Days;
}

/** Of whose week one kind of sheet is there and the other is not. */
export function MissingSheets({ overview, days }: MissingSheetsProps) {
  const { items } = overview.missing;
  if (items.length === 0) return <NothingMissing overview={overview} days={days} />;
  return (
    <Rows label="Missing" items={items} keyOf={({ driverId, weekEnding }) => `${driverId} ${weekEnding}`}>
      {(item) => (
        <>
          <Row name={item.driverName}>
            <Lack missing={item} />
          </Row>
          <Ask missing={item} />
        </>
      )}
    </Rows>
  );
}

/** Green says that all is in, which is only said where nothing speaks against it. */
function NothingMissing({ overview, days }: MissingSheetsProps) {
  const doubts = doubtsOf(overview, days, today());
  if (doubts.length > 0)
    return (
      <Nothing text={`Nothing is missing from what has come in. ${doubts.join(' ')}`}>
        <Link to="/collations" className={buttonVariants()}>
          Show form sets
        </Link>
      </Nothing>
    );
  return (
    <p className="flex items-center gap-2 text-good">
      <CircleCheck aria-hidden className="size-5.5 shrink-0" /> All in: every driver who sent a sheet has both
      a timesheet and check sheets for the week.
    </p>
  );
}

function Lack({ missing }: { missing: Missing }) {
  const { machines, weekEnding, lacks, hasDraft, isConfirmed, otherNames } = missing;
  return (
    <>
      <span>
        <span className="font-semibold text-text">
          {lacks === 'timesheet' ? 'Timesheet' : 'Check sheets'}
        </span>
        {machines ? `, ${machines}` : null}
        <Week ending={weekEnding} />
      </span>
      {hasDraft ? (
        <Badge tone="attention">
          <PencilLine aria-hidden /> Begun
        </Badge>
      ) : null}
      {weekEnding >= today() ? <span>Week not over</span> : null}
      {otherNames.length > 0 ? <Mark>Typed: {otherNames.join(', ')}</Mark> : null}
      {isConfirmed ? null : <Mark>Address not confirmed</Mark>}
    </>
  );
}

/** What came in without an account: in grey, since nobody knows what is missing of it. */
export function GuestSheets({ items }: { items: readonly Guests[] }) {
  return (
    <div className="flex flex-col gap-3 text-muted">
      <p className="text-sm">We do not know whose these are, so we cannot say whether anything is missing.</p>
      <Rows
        label="Sheets without an account"
        items={items}
        keyOf={({ typedName, weekEnding }) => `${typedName} ${weekEnding}`}
      >
        {({ typedName, machines, weekEnding, timesheets, checkSheets }) => (
          <Row name={typedName || 'No name'}>
            <span>
              {[counted(timesheets, 'timesheet'), counted(checkSheets, 'check sheet'), machines]
                .filter(Boolean)
                .join(', ')}
              <Week ending={weekEnding} />
            </span>
          </Row>
        )}
      </Rows>
    </div>
  );
}

/** Behind what else is said of a row. */
function Week({ ending }: { ending: string }) {
  return <>, week to {formatDayMonth(ending)}</>;
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
