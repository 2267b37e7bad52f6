import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import { object, pipe, transform, type InferOutput } from 'valibot';

import { day } from '../../lib/search-schema.js';

export interface Days {
  from: string;
  to: string;
}

/** A leap year. */
const MOST_DAYS = 366;

/** What the address of the overview carries: first and last day, both included; without them those of `daysOf`. */
export const OVERVIEW_SEARCH = pipe(
  object({ from: day, to: day }),
  transform((days) => (isRange(days) ? days : { from: undefined, to: undefined })),
);
export type OverviewSearch = InferOutput<typeof OVERVIEW_SEARCH>;

function isRange({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return Boolean(from && to && to >= from && to < addDays(from, MOST_DAYS));
}

/** The weeks that are looked at most, by their names. */
export function presetsOf(today: string): { label: string; days: Days }[] {
  const to = saturdaysAround(today).coming;
  const endingAt = (last: string, weeks: number) => ({ from: addDays(last, 1 - 7 * weeks), to: last });
  return [
    { label: 'This week', days: endingAt(to, 1) },
    { label: 'Last week', days: endingAt(addDays(to, -7), 1) },
    { label: 'Last four weeks', days: endingAt(to, 4) },
  ];
}

/** Without a choice it is this week; on Monday and Tuesday last week, whose forms are still coming in. */
export function daysOf({ from, to }: OverviewSearch, today: string): Days {
  if (from && to) return { from, to };
  const [thisWeek, lastWeek] = presetsOf(today);
  const isWeekYoung = today === addDays(thisWeek!.days.from, 1) || today === addDays(thisWeek!.days.from, 2);
  return (isWeekYoung ? lastWeek : thisWeek)!.days;
}

/** Days that go together: the one that was not changed gives way. */
export function withDay({ from, to }: Days, change: Partial<Days>): Days {
  if (change.from) {
    const last = addDays(change.from, MOST_DAYS - 1);
    return { from: change.from, to: to < change.from ? change.from : to > last ? last : to };
  }
  if (change.to) {
    const first = addDays(change.to, 1 - MOST_DAYS);
    return { to: change.to, from: from > change.to ? change.to : from < first ? first : from };
  }
  return { from, to };
}
