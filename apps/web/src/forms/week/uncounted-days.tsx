import {
  countAsNight,
  DAY_LABELS,
  inHours,
  uncountedDays,
  type DayName,
  type TimesheetDay,
  type WeekDays,
} from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';

interface UncountedDaysProps {
  days: WeekDays;
  /** How a day is put right; without it the week stands as it was sent. */
  mend?: {
    change: (name: DayName, rule: (day: TimesheetDay) => TimesheetDay) => void;
    /** Leads to where its times are entered. */
    open: (name: DayName) => void;
  };
}

/** Before anybody signs for them: the days that have times and count no hours, with the reason, and a tap to put each right. */
export function UncountedDays({ days, mend }: UncountedDaysProps) {
  const uncounted = uncountedDays(days);
  if (uncounted.length === 0) return null;
  return (
    <Notice tone="attention" role="status">
      <TriangleAlert aria-hidden />
      <div className="grow">
        <p className="font-semibold">
          {uncounted.length === 1 ? '1 day counts' : `${uncounted.length} days count`} 0.0 hours
        </p>
        <ul className="flex flex-col gap-2">
          {uncounted.map(({ name, why, nightHours }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {DAY_LABELS[name]}: {why}.
              </span>
              {mend ? (
                <Button onClick={() => (nightHours ? mend.change(name, countAsNight) : mend.open(name))}>
                  {nightHours ? `Count ${inHours(nightHours)}` : 'Correct'}
                  <span className="sr-only">
                    {' '}
                    {nightHours ? `for ${DAY_LABELS[name]}` : DAY_LABELS[name]}
                  </span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
