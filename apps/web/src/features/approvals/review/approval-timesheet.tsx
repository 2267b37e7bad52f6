import { formatLongDate, inHours } from '@groundsheet/form-rules';

import { TitledCard } from '../../../components/card.js';
import type { FormSetShown } from '../approval-api.js';
import { WeekExtras, WeekTable } from '../../../forms/week/week-summary.js';
import { weekOf } from './approval-facts.js';

/** The week, and how its total comes about. */
export function TimesheetSummary({ set }: { set: FormSetShown }) {
  const { timesheet } = set;
  if (!timesheet) return <WithoutTimesheet set={set} />;
  const { days, totals } = weekOf(timesheet);
  return (
    <TitledCard id="timesheet-summary" title="Timesheet Summary" aside={<Total hours={totals.totalHours} />}>
      <p className="figures -mt-3">
        Week ending {formatLongDate(timesheet.weekEnding)}
        <span className="block text-sm text-muted">{timesheet.reference}</span>
      </p>
      <WeekTable days={days} weekEnding={timesheet.weekEnding} />
      <WeekExtras {...timesheet} days={days} />
    </TitledCard>
  );
}

function Total({ hours }: { hours: number }) {
  return <p className="figures font-heading text-xl font-bold">{inHours(hours)}</p>;
}

function WithoutTimesheet({ set }: { set: FormSetShown }) {
  return (
    <TitledCard id="timesheet-summary" title="Timesheet Summary">
      <p className="text-muted">
        {set.timesheetComplete
          ? 'The timesheet of this week went with a set that was completed before.'
          : 'There is no complete timesheet in this set.'}
      </p>
    </TitledCard>
  );
}
