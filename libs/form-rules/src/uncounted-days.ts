import { DAYS, DEFAULT_BREAK_MINUTES, type DayName, type TimesheetDay, type WeekDays } from './days.js';
import { isDayComplete, netHoursOf, nightHoursOf } from './hours.js';

/** A day that somebody has begun, and that adds nothing to the week. */
export interface UncountedDay {
  readonly name: DayName;
  /** 'there is no finish time' */
  readonly why: string;
  /** What it comes to where the finish is on the next day; null where it cannot be. */
  readonly nightHours: number | null;
}

/**
 * The days that have times and count no hours: a signature must not be given for them unawares. The specification counts them
 * as 0 and refuses nothing (docs/product.md, Week and hours).
 */
export function uncountedDays(days: WeekDays): UncountedDay[] {
  return DAYS.flatMap((name) => {
    const why = whyUncounted(days[name]);
    return why ? [{ name, why, nightHours: nightHoursOf(days[name]) || null }] : [];
  });
}

/** The day as a shift that ends on the next one: its hours are entered by hand, for the times give none. */
export function countAsNight(day: TimesheetDay): TimesheetDay {
  return { ...day, netHours: nightHoursOf(day), didNotWork: null };
}

function whyUncounted(day: TimesheetDay): string | null {
  const { start, finish, breakMinutes } = day;
  if ((!start && !finish) || netHoursOf(day) > 0) return null;
  if (!isDayComplete(day)) return start ? 'there is no finish time' : 'there is no start time';
  if (finish! <= start!) return 'the finish is not after the start';
  return `the break of ${breakMinutes ?? DEFAULT_BREAK_MINUTES} minutes is as long as the work`;
}
