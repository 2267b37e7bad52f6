import { DAYS, emptyWeek, type TimesheetDay, type WeekDays } from './days.js';

/** One of the nine fields that the wire has for every day: `{day}{suffix}`, `mondayStart`. */
export interface TimesheetDayField {
  suffix: string;
  key: keyof TimesheetDay;
  kind: 'time' | 'minutes' | 'hours' | 'text' | 'flag';
  min?: number;
  max?: number;
  step?: number;
  maxLength?: number;
  /** What it is for, worded to follow the day's name in the API documentation. */
  about: string;
  example: string | number | boolean;
}

/**
 * The only place that knows what a day looks like on the wire: DTO rules, the OpenAPI schema and the two functions
 * below are made from it (docs/product.md, Week and hours).
 */
export const TIMESHEET_DAY_FIELDS: readonly TimesheetDayField[] = [
  { suffix: 'Start', key: 'start', kind: 'time', about: 'when work began, HH:MM', example: '07:00' },
  { suffix: 'Finish', key: 'finish', kind: 'time', about: 'when work ended, HH:MM', example: '16:30' },
  {
    suffix: 'Break',
    key: 'breakMinutes',
    kind: 'minutes',
    min: 0,
    max: 480,
    step: 1,
    about: 'unpaid break in minutes; 30 when absent',
    example: 30,
  },
  {
    suffix: 'NetHours',
    key: 'netHours',
    kind: 'hours',
    min: 0,
    max: 24,
    step: 0.1,
    about: 'finish minus start minus break; a difference of a multiple of 0.5 is an adjustment',
    example: 9,
  },
  {
    suffix: 'Working',
    key: 'working',
    kind: 'hours',
    min: 0,
    max: 24,
    step: 0.5,
    about: 'hours the machine worked',
    example: 8,
  },
  {
    suffix: 'Standing',
    key: 'standing',
    kind: 'hours',
    min: 0,
    max: 24,
    step: 0.5,
    about: 'hours the machine stood idle',
    example: 1,
  },
  {
    suffix: 'Breakdown',
    key: 'breakdown',
    kind: 'hours',
    min: 0,
    max: 24,
    step: 0.5,
    about: 'hours lost to a breakdown',
    example: 0,
  },
  {
    suffix: 'SiteLocation',
    key: 'siteLocation',
    kind: 'text',
    maxLength: 120,
    about: 'site, where it differs from the week’s',
    example: 'Wharf Road',
  },
  {
    suffix: 'DidNotWork',
    key: 'didNotWork',
    kind: 'flag',
    about: 'true where the driver says they did not work; the day then has no hours',
    example: true,
  },
];

interface DayPath {
  wire: string;
  day: (typeof DAYS)[number];
  key: keyof TimesheetDay;
}

const DAY_PATHS: readonly DayPath[] = DAYS.flatMap((day) =>
  TIMESHEET_DAY_FIELDS.map((field) => ({ wire: `${day}${field.suffix}`, day, key: field.key })),
);

const WIRE_NAMES = new Map(DAY_PATHS.map(({ wire, day, key }) => [`days.${day}.${key}`, wire]));

/**
 * Folds the flat day fields of a request into days and returns the other fields untouched. It runs before validation,
 * so values are passed on as they came. Absent, null, false and '' mean empty; an empty break is the default of 30 minutes.
 */
export function weekFromWire(flat: object): { days: WeekDays; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...flat };
  const days = emptyWeek();
  for (const { wire, day, key } of DAY_PATHS) {
    const value = rest[wire];
    delete rest[wire];
    if (value === undefined || value === null || value === false || value === '') continue;
    (days[day] as unknown as Record<string, unknown>)[key] = value;
  }
  return { days, rest };
}

/** The flat fields of a week; empty values are null, so that every field is always present. */
export function weekToWire(days: WeekDays): Record<string, string | number | boolean | null> {
  return Object.fromEntries(DAY_PATHS.map(({ wire, day, key }) => [wire, days[day][key]]));
}

/** `days.monday.start` -> `mondayStart`, also after a prefix; any other path is returned unchanged. */
export function wirePathOfDay(path: string): string {
  return path.replace(/\bdays\.\w+\.\w+$/, (folded) => WIRE_NAMES.get(folded) ?? folded);
}
