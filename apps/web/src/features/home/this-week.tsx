import { saturdaysAround, type TimesheetForm } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';

import { Skeleton } from '../../components/skeleton.js';
import { today } from '../../lib/today.js';
import { weekTimesheetsQuery } from './api.js';
import { WeekChart } from './week-chart.js';
import { weekHours } from './week-hours.js';

export interface ThisWeekProps {
  /** The timesheets in the making on this device, of whatever week. */
  timesheets: readonly Pick<TimesheetForm, 'id' | 'status' | 'weekEnding' | 'days'>[];
}

/** The hours of this week from all timesheets, sent or not. */
export function ThisWeek({ timesheets }: ThisWeekProps) {
  const week = saturdaysAround(today()).coming;
  const saved = useQuery(weekTimesheetsQuery(week));
  const here = timesheets.filter(({ weekEnding }) => saturdaysAround(weekEnding).coming === week);
  const hours = weekHours(saved.data ?? [], here);
  const worked = hours && hours.total > 0 ? hours : null;
  const failed = saved.error !== null;
  if (!worked && !saved.isLoading && !failed) return null;
  return (
    <section aria-labelledby="week-title" className="flex flex-col gap-2">
      <h3 id="week-title" className="text-lg">
        This week
      </h3>
      {worked ? <WeekChart weekEnding={week} {...worked} /> : null}
      {saved.isLoading && !worked ? <Skeleton label="Adding up your hours..." rows={1} /> : null}
      {failed ? (
        <p role="status" className="text-sm text-muted">
          Only what is on this phone is counted: the rest could not be loaded just now.
        </p>
      ) : null}
    </section>
  );
}
