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

function latestOnOrBefore(date: string, weekday: number): string {
  return addDays(date, -((weekdayOf(date) - weekday + 7) % 7));
}
