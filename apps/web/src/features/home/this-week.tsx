import { saturdaysAround, type TimesheetForm } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Skeleton } from '../../components/skeleton.js';
import { today } from '../../lib/today.js';
import { weekTimesheetsQuery } from './api.js';
import { WeekChart } from './week-chart.js';
import { weekHours } from './week-hours.js';

export interface ThisWeekProps {
  /** The timesheet in the making on this device, of whatever week. */
  timesheet: Pick<TimesheetForm, 'id' | 'status' | 'weekEnding' | 'days'> | null;
  /** Leads to a new timesheet. */
  start: ReactNode;
}

/** The hours of this week from all timesheets, sent or not. */
export function ThisWeek({ timesheet, start }: ThisWeekProps) {
  const week = saturdaysAround(today()).coming;
  const saved = useQuery(weekTimesheetsQuery(week));
  const here = timesheet && saturdaysAround(timesheet.weekEnding).coming === week ? timesheet : null;
  const worked = weekHours(saved.data ?? [], here);
  return (
    <section aria-labelledby="week-title" className="flex flex-col gap-2">
      <h3 id="week-title" className="text-lg">
        This week
      </h3>
      {worked ? <WeekChart weekEnding={week} {...worked} /> : null}
      {saved.isLoading && !worked ? <Skeleton label="Adding up your hours..." rows={1} /> : null}
      {worked || saved.isLoading ? null : (
        <>
          <p className="text-muted">The hours of your week appear here as you fill them in.</p>
          {start}
        </>
      )}
      {saved.error || saved.fetchStatus === 'paused' ? (
        <p role="status" className="text-sm text-muted">
          Only what is on this phone is counted: the rest could not be loaded just now.
        </p>
      ) : null}
    </section>
  );
}
