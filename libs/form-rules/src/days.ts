/** The week as the grid shows it: Monday first, Sunday stored too (specification part 1, section 2). */
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

/** Minutes of break that a day has until somebody says otherwise (specification part 1, section 5). */
export const DEFAULT_BREAK_MINUTES = 30;

/** One day of a timesheet. Times are 'HH:MM' on the 24 hour clock, hours are decimal (7.5). */
export interface TimesheetDay {
  start: string | null;
  finish: string | null;
  /** 0 to 480 */
  breakMinutes: number | null;
  /** The computed hours, or the driver's adjustment of them by multiples of 0.5; 0 to 24. */
  netHours: number | null;
  working: number | null;
  standing: number | null;
  breakdown: number | null;
  siteLocation: string | null;
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
  };
}

export function emptyWeek(): WeekDays {
  return Object.fromEntries(DAYS.map((day) => [day, emptyDay()])) as WeekDays;
}

/**
 * A week as the next one is likely to be: times, break, adjusted hours and site of each day. Hours of work, standing and
 * breakdown belong to the week in which they were and are left out.
 */
export function copyWeek(days: WeekDays): WeekDays {
  const copies = DAYS.map((day) => [day, { ...days[day], working: null, standing: null, breakdown: null }]);
  return Object.fromEntries(copies) as WeekDays;
}
