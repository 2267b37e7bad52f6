/** Plain dates are 'YYYY-MM-DD' strings of the proleptic Gregorian calendar, without a zone. */

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const DAY_MS = 86_400_000;

/** Whether the text is a real date from 1900 to 2199, written 'YYYY-MM-DD' ('2026-02-30' is not). */
export function isPlainDate(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(date: string): number {
  return asUtc(date).getUTCDay();
}

export function addDays(date: string, days: number): string {
  return new Date(asUtc(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another; below 0 where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (asUtc(to).getTime() - asUtc(from).getTime()) / DAY_MS;
}

/** The same day so many months later, or the last one of a month that is shorter: ('2026-08-31', 6) -> '2027-02-28' */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** '2026-11-21' -> 'Sat 21 Nov 2026' */
export function formatLongDate(date: string): string {
  return `${weekdayName(date).slice(0, 3)} ${formatDate(date)}`;
}

/** '2026-11-21' -> 'Sat 21 Nov', where the year goes without saying. */
export function formatDayOfWeek(date: string): string {
  return `${weekdayName(date).slice(0, 3)} ${formatDayMonth(date)}`;
}

/** '2026-11-21' -> 'Saturday 21 November 2026' */
export function formatFullDate(date: string): string {
  const day = asUtc(date);
  return `${weekdayName(date)} ${day.getUTCDate()} ${monthName(day)} ${day.getUTCFullYear()}`;
}

/** '2026-11-21' -> '21 Nov 2026' */
export function formatDate(date: string): string {
  return `${formatDayMonth(date)} ${asUtc(date).getUTCFullYear()}`;
}

/** '2026-11-21' -> '21 Nov' */
export function formatDayMonth(date: string): string {
  const day = asUtc(date);
  return `${day.getUTCDate()} ${monthName(day).slice(0, 3)}`;
}

/**
 * An instant as the clocks of a time zone show it: ('2026-11-21T14:05:00Z', 'Europe/London') -> '21 Nov 2026, 14:05'.
 * Only the numbers come from Intl, whose en-GB wording has changed between engines.
 */
export function formatMoment(iso: string, timeZone: string): string {
  const { date, time } = onClock(iso, timeZone);
  return `${formatDate(date)}, ${time}`;
}

/** The same, without the day where another instant has named it already: '14:07' */
export function formatMomentBeside(iso: string, named: string, timeZone: string): string {
  const { date, time } = onClock(iso, timeZone);
  return date === onClock(named, timeZone).date ? time : formatMoment(iso, timeZone);
}

/** The same with weekday and zone, for a record that is evidence: 'Sat 21 Nov 2026, 14:05 GMT' */
export function formatZonedMoment(iso: string, timeZone: string): string {
  const { date, time, zone } = onClock(iso, timeZone);
  return `${formatLongDate(date)}, ${time} ${zone}`;
}

/** The same for a table, so that it sorts and a spreadsheet reads it as a date and time: '2026-11-21 14:05' */
export function formatTableMoment(iso: string, timeZone: string): string {
  const { date, time } = onClock(iso, timeZone);
  return `${date} ${time}`;
}

function onClock(iso: string, timeZone: string): { date: string; time: string; zone: string } {
  const parts = clockOf(timeZone).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    zone: part('timeZoneName'),
  };
}

// Making a formatter takes a hundred times as long as using it.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

function asUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

export function weekdayName(date: string): string {
  return WEEKDAYS[weekdayOf(date)] ?? '';
}

function monthName(day: Date): string {
  return MONTHS[day.getUTCMonth()] ?? '';
}
