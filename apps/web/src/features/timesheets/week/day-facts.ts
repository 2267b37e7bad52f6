import { computeNetHours, isDayComplete, netHoursOf, type TimesheetDay } from '@groundsheet/form-rules';

/** '9.0' */
export function formatHours(hours: number): string {
  return hours.toFixed(1);
}

/** A finish that is not after the start: 0 hours until half hours are added. */
export function endsBeforeItBegins(day: TimesheetDay): boolean {
  return isDayComplete(day) && (day.finish ?? '') <= (day.start ?? '');
}

/** A day has hours from its times, or half hours that were added without any. */
export function hasHours(day: TimesheetDay): boolean {
  return isDayComplete(day) || netHoursOf(day) > 0;
}

/** Half hours were added or taken by hand. */
export function isAdjusted(day: TimesheetDay): boolean {
  return netHoursOf(day) !== computeNetHours(day.start, day.finish, day.breakMinutes);
}
