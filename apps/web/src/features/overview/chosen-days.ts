import {
  addDays,
  formatLongDate,
  formatDayOfWeek,
  isSaturday,
  saturdaysAround,
} from '@groundsheet/form-rules';

import { MOST_DAYS, type Days, type OverviewSearch } from './overview-search.js';

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
export function daysOf({ from, to }: Pick<OverviewSearch, 'from' | 'to'>, today: string): Days {
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

/** How many weeks from Sunday to Saturday the days are; 0 where they are anything else. */
export function wholeWeeks({ from, to }: Days): number {
  return isSaturday(to) && isSaturday(addDays(from, -1)) ? daysFrom(from, to) / 7 : 0;
}

/** As many days before these, or after them. */
export function moved(days: Days, by: 'earlier' | 'later'): Days {
  const { from, to } = days;
  const step = daysFrom(from, to) * (by === 'earlier' ? -1 : 1);
  return { from: addDays(from, step), to: addDays(to, step) };
}

/** 'Week to Sat 21 Nov', 'Four weeks to Sat 21 Nov', 'Mon 2 Nov to Wed 4 Nov'; with the year where it is another one. */
export function titleOf(days: Days, today: string): string {
  const { from, to } = days;
  const named = (date: string) =>
    date.slice(0, 4) === today.slice(0, 4) ? formatDayOfWeek(date) : formatLongDate(date);
  const weeks = wholeWeeks(days);
  if (weeks === 0) return from === to ? named(to) : `${named(from)} to ${named(to)}`;
  return `${weeks === 1 ? 'Week' : weeks === 4 ? 'Four weeks' : `${weeks} weeks`} to ${named(to)}`;
}

/** With both ends. */
function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
