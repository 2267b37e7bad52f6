import {
  copyDown,
  DAY_LABELS,
  dateOfDay,
  DAYS,
  formatDayOfWeek,
  isDayComplete,
  isOpen,
  netHoursOf,
  saturdaysAround,
  type DayName,
  type TimesheetDay,
  type TimesheetForm,
  type WeekDays,
} from '@groundsheet/form-rules';

/** The day before one that was not filled in yet, where that was worked. */
export function workedBefore(days: WeekDays, name: DayName) {
  const before = DAYS[DAYS.indexOf(name) - 1];
  return before && isDayComplete(days[before]) ? { name: before, day: days[before] } : undefined;
}

/** Whether a worked day has an empty one after it that 'Copy down' fills in. */
export function canCopyDown(days: WeekDays, name: DayName): boolean {
  const after = DAYS[DAYS.indexOf(name) + 1];
  if (!after || !isDayComplete(days[name]) || !isOpen(days[after])) return false;
  return isDayComplete(copyDown(days, name)[after]);
}

/** What the button says that takes over the times of a day. */
export const sameAs = (before: DayName) => `Same as ${DAY_LABELS[before]}`;

/** 'week to Sat 21 Nov': in a week that ends on another day than Saturday its days are of two. */
export function weekOfDay(weekEnding: string, name: DayName): string {
  return `week to ${formatDayOfWeek(saturdaysAround(dateOfDay(weekEnding, name)).coming)}`;
}

/** Nobody has worked on it yet. */
export function isToCome(date: string, today: string): boolean {
  return date > today;
}

export function hoursToCome({ days, weekEnding }: Pick<TimesheetForm, 'days' | 'weekEnding'>, today: string) {
  return DAYS.filter((name) => isToCome(dateOfDay(weekEnding, name), today) && netHoursOf(days[name]) > 0);
}

/** A finish that is not after the start: 0 hours until half hours are added. */
export function endsBeforeItBegins(day: TimesheetDay): boolean {
  return isDayComplete(day) && (day.finish ?? '') <= (day.start ?? '');
}

/** A day has times that come to nothing. */
export function isUncounted(day: TimesheetDay): boolean {
  return Boolean(day.start || day.finish) && netHoursOf(day) === 0;
}

/** A day has hours from its times, or half hours that were added without any. */
export function hasHours(day: TimesheetDay): boolean {
  return isDayComplete(day) || netHoursOf(day) > 0;
}
