import { addDays, weekdayOf } from './dates.js';
import { DAYS, type DayName } from './days.js';

const SATURDAY = 6;

/** A day's date: the latest such weekday on or before the week ending (docs/product.md, Week and hours). */
export function dateOfDay(weekEnding: string, day: DayName): string {
  return latestOnOrBefore(weekEnding, (DAYS.indexOf(day) + 1) % 7);
}

export function isSaturday(date: string): boolean {
  return weekdayOf(date) === SATURDAY;
}

/** The Saturday on or before a date, and the one on or after it. */
export function saturdaysAround(date: string): { last: string; coming: string } {
  const last = latestOnOrBefore(date, SATURDAY);
  return { last, coming: last === date ? date : addDays(last, 7) };
}

/** The weeks that a driver fills in today: the one that is on, and the one before it. Saturdays. */
export function weeksAt(today: string): { last: string; current: string } {
  const current = saturdaysAround(today).coming;
  return { last: addDays(current, -7), current };
}

/** Weeks that a timesheet may be late, or early, without anybody being asked. */
const LATE_WEEKS = 8;
const EARLY_WEEKS = 1;

/** Whether a timesheet of today would hardly be of this week: a wrong year, most likely. */
export function isFarWeek(weekEnding: string, today: string): boolean {
  const { current } = weeksAt(today);
  return weekEnding < addDays(current, -7 * LATE_WEEKS) || weekEnding > addDays(current, 7 * EARLY_WEEKS);
}

function latestOnOrBefore(date: string, weekday: number): string {
  return addDays(date, -((weekdayOf(date) - weekday + 7) % 7));
}
