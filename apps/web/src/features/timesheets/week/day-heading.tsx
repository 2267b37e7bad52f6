import {
  dateOfDay,
  DAY_LABELS,
  DAYS,
  formatDayMonth,
  formatHours,
  isAdjusted,
  isDayComplete,
  netHoursOf,
  NOT_WORKED,
  type DayName,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import { ChevronDown } from 'lucide-react';

import { cn } from '../../../lib/cn.js';
import { hasHours, isUncounted, weekOfDay } from './day-facts.js';

interface DayHeadingProps {
  name: DayName;
  day: TimesheetDay;
  weekEnding: string;
  isOpened: boolean;
  /** Its buttons stand beside it. */
  isEmpty: boolean;
}

/** 'Mon 23 Nov', its times, and its hours. */
export function DayHeading({ name, day, weekEnding, isOpened, isEmpty }: DayHeadingProps) {
  const date = dateOfDay(weekEnding, name);
  const isOfOne = DAYS.every((other) => weekOfDay(weekEnding, other) === weekOfDay(weekEnding, name));
  return (
    <>
      <span className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-xl font-bold">{DAY_LABELS[name]}</span>{' '}
          <span className="whitespace-nowrap text-muted">{formatDayMonth(date)}</span>
        </span>{' '}
        {isOfOne ? null : <span className="text-sm text-muted">{weekOfDay(weekEnding, name)} </span>}
        {!isOpened && isDayComplete(day) ? (
          <span className="figures text-sm text-muted">
            {day.start} to {day.finish} · {day.breakMinutes}
            {isAdjusted(day) ? ', adjusted' : ''}
          </span>
        ) : null}
      </span>
      <span className="grow text-end">
        <DayHours day={day} />
      </span>
      {isEmpty ? null : (
        <ChevronDown aria-hidden className={cn('size-5.5 shrink-0', isOpened && 'rotate-180')} />
      )}
    </>
  );
}

function DayHours({ day }: { day: TimesheetDay }) {
  if (isUncounted(day))
    return (
      <span className="text-sm font-semibold text-attention">
        {isDayComplete(day) ? 'counts 0 h' : 'not finished'}
      </span>
    );
  if (hasHours(day))
    return (
      <span className="figures font-heading text-xl font-bold whitespace-nowrap">
        {formatHours(netHoursOf(day))} <span className="font-sans text-base font-normal text-muted">h</span>
      </span>
    );
  if (day.didNotWork) return <span className="text-sm text-muted">{NOT_WORKED.toLowerCase()}</span>;
  return <span className="sr-only">no hours yet</span>;
}
