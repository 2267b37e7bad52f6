import { computeNetHours, isDayComplete, netHoursOf, type TimesheetDay } from '@groundsheet/form-rules';

/** A finish that is not after the start: 0 hours until half hours are added. */
export function endsBeforeItBegins(day: TimesheetDay): boolean {
  return isDayComplete(day) && (day.finish ?? '') <= (day.start ?? '');
}

/** Half hours were added or taken by hand. */
export function isAdjusted(day: TimesheetDay): boolean {
  return isDayComplete(day) && netHoursOf(day) !== computeNetHours(day.start, day.finish, day.breakMinutes);
}
