/** The week in the order of the grid, Monday first. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type DayName = (typeof DAYS)[number];

export const DAY_LABELS: Record<DayName, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** The break of a day until it is changed. */
export const DEFAULT_BREAK_MINUTES = 30;

/** One day of a timesheet. Times are 'HH:MM' on the 24-hour clock, hours are decimal (7.5). */
export interface TimesheetDay {
  start: string | null;
  finish: string | null;
  /** 0 to 480 */
  breakMinutes: number | null;
  /** The calculated hours, or the driver's adjustment of them by a multiple of 0.5; 0 to 24. */
  netHours: number | null;
  working: number | null;
  standing: number | null;
  breakdown: number | null;
  siteLocation: string | null;
  /** The driver says so: a day that is merely empty may have been forgotten. */
  didNotWork: true | null;
}

export type WeekDays = Record<DayName, TimesheetDay>;

export function emptyDay(): TimesheetDay {
  return {
    start: null,
    finish: null,
    breakMinutes: DEFAULT_BREAK_MINUTES,
    netHours: null,
    working: null,
    standing: null,
    breakdown: null,
    siteLocation: null,
    didNotWork: null,
  };
}

export function emptyWeek(): WeekDays {
  return Object.fromEntries(DAYS.map((day) => [day, emptyDay()])) as WeekDays;
}

/**
 * A week as the next one is likely to be: times, break, adjusted hours and site of each day. Hours working, standing
 * and broken down belong to their own week and are left out, and so do days that were not worked.
 */
export function copyWeek(days: WeekDays): WeekDays {
  const ofItsWeek = { working: null, standing: null, breakdown: null, didNotWork: null };
  const copies = DAYS.map((day) => [day, { ...days[day], ...ofItsWeek }]);
  return Object.fromEntries(copies) as WeekDays;
}
