import { DAYS, DEFAULT_BREAK_MINUTES, type DayName, type TimesheetDay, type WeekDays } from './days.js';

/** How a day that was not worked is marked, on screen and paper. */
export const NOT_WORKED = 'Did not work';

/** The step of an adjustment, in hours. */
export const HALF_HOUR = 0.5;

/** What '+9 Hours' enters (docs/product.md, Week and hours). */
export const STANDARD_SHIFT = { start: '07:00', finish: '16:30', breakMinutes: 30, netHours: 9 } as const;

const MAX_HOURS = 24;
const FIRST_OF_WEEKEND = DAYS.indexOf('saturday');
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether the text is a time 'HH:MM' on the 24-hour clock. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/**
 * Finish minus start minus break in hours, rounded to 0.1 and never below 0; 0 unless finish is after start.
 * A missing break counts as 30 minutes (docs/product.md, Week and hours).
 */
export function computeNetHours(
  start: string | null | undefined,
  finish: string | null | undefined,
  breakMinutes: number | null | undefined,
): number {
  const from = minutesOf(start);
  const to = minutesOf(finish);
  if (from === null || to === null || to <= from) return 0;
  const minutes = to - from - (breakMinutes ?? DEFAULT_BREAK_MINUTES);
  return Math.max(0, Math.round(minutes / 6) / 10);
}

/** The hours of a shift that ends on the next day; 0 of one that does not, and of a day that is not complete. */
export function nightHoursOf({ start, finish, breakMinutes }: TimesheetDay): number {
  const from = minutesOf(start);
  const to = minutesOf(finish);
  if (from === null || to === null || to >= from) return 0;
  const minutes = to + 24 * 60 - from - (breakMinutes ?? DEFAULT_BREAK_MINUTES);
  return Math.max(0, Math.round(minutes / 6) / 10);
}

/**
 * Decides about the net hours that were sent. Absent or equal to the calculated hours, they are no adjustment. If they
 * differ by a multiple of 0.5 from these, or from those of a shift that ends on the next day, and are between 0 and 24, they are
 * entered by hand and kept. Anything else is a
 * fault, worded for the user (docs/product.md, Week and hours).
 */
export function settleNetHours(
  day: TimesheetDay,
): { netHours: number; adjusted: boolean } | { fault: string } {
  const computed = computeNetHours(day.start, day.finish, day.breakMinutes);
  const sent = day.netHours ?? null;
  if (sent === null) return { netHours: computed, adjusted: false };
  const inSteps = [computed, nightHoursOf(day)].some((from) => isMultiple((sent - from) / HALF_HOUR));
  if (!(sent >= 0 && sent <= MAX_HOURS) || !inSteps) {
    return {
      fault: `Net hours must be ${computed}, as worked out from start, finish and break, or differ from that in half-hour steps, between 0 and 24.`,
    };
  }
  const rounded = toTenth(sent);
  return { netHours: rounded, adjusted: rounded !== computed };
}

/** Sums of a week in hours; `standingTime` is the sum of the days' standing hours. */
export interface WeekTotals {
  totalHours: number;
  standingTime: number;
  working: number;
  breakdown: number;
}

export function weekTotals(days: WeekDays): WeekTotals {
  const sum = (hoursOf: (day: TimesheetDay) => number) =>
    toTenth(DAYS.reduce((total, name) => total + hoursOf(days[name]), 0));
  return {
    totalHours: sum(netHoursOf),
    standingTime: sum((day) => day.standing ?? 0),
    working: sum((day) => day.working ?? 0),
    breakdown: sum((day) => day.breakdown ?? 0),
  };
}

/** The hours that count for a day: the adjusted ones if they are valid, otherwise the calculated ones. */
export function netHoursOf(day: TimesheetDay): number {
  const settled = settleNetHours(day);
  return 'fault' in settled ? computeNetHours(day.start, day.finish, day.breakMinutes) : settled.netHours;
}

/** '9.0' */
export function formatHours(hours: number): string {
  return hours.toFixed(1);
}

/** '45.5 h' */
export function inHours(hours: number): string {
  return `${formatHours(hours)} h`;
}

/** '22:00 to 06:00, break 30 min', with a dash for what is missing; empty where nobody has entered a time. */
export function timesInWords({ start, finish, breakMinutes }: TimesheetDay): string {
  if (!start && !finish) return '';
  return `${start || '–'} to ${finish || '–'}, break ${breakMinutes ?? DEFAULT_BREAK_MINUTES} min`;
}

/** '9.0', and a dash where none were entered. */
export function hoursInColumn(hours: number | null | undefined): string {
  return typeof hours === 'number' ? formatHours(hours) : '–';
}

/** Whether the driver has changed the day's hours by hand, away from what its times give. */
export function isAdjusted(day: TimesheetDay): boolean {
  const settled = settleNetHours(day);
  return 'adjusted' in settled && settled.adjusted;
}

/** A day is complete, or worked, when it has a start and a finish. */
export function isDayComplete(day: TimesheetDay): boolean {
  return Boolean(day.start && day.finish);
}

/** Whether anything is entered on a day. A break alone does not count: every day begins with one. */
export function hasEntries(day: TimesheetDay): boolean {
  const { start, finish, working, standing, breakdown, siteLocation, didNotWork } = day;
  const entered = [start, finish, working, standing, breakdown, siteLocation, didNotWork, netHoursOf(day)];
  return entered.some(Boolean);
}

/** Enters start, finish or break, which drops an adjustment. */
export function changeTimes(
  day: TimesheetDay,
  change: Partial<Pick<TimesheetDay, 'start' | 'finish' | 'breakMinutes'>>,
): TimesheetDay {
  const changed = { ...day, ...change, didNotWork: null };
  return { ...changed, netHours: computeNetHours(changed.start, changed.finish, changed.breakMinutes) };
}

/** '+9 Hours': 07:00 to 16:30 with a 30 minute break. */
export function standardShift(day: TimesheetDay): TimesheetDay {
  return { ...day, ...STANDARD_SHIFT, didNotWork: null };
}

/** 'Same as Monday': the times, break and hours of another day. */
export function sameTimes({ start, finish, breakMinutes, netHours }: TimesheetDay) {
  return (day: TimesheetDay): TimesheetDay => ({
    ...day,
    start,
    finish,
    breakMinutes,
    netHours,
    didNotWork: null,
  });
}

/** Whether nobody has said yet when the day was worked, or that it was not. */
export function isOpen({ start, finish, didNotWork }: TimesheetDay): boolean {
  return !start && !finish && !didNotWork;
}

/** 'Copy down': the empty days after a day are like it, those of the working week or those of the weekend. */
export function copyDown(days: WeekDays, from: DayName): WeekDays {
  const at = DAYS.indexOf(from);
  const until = at < FIRST_OF_WEEKEND ? FIRST_OF_WEEKEND : DAYS.length;
  const empty = DAYS.slice(at + 1, until).filter((name) => isOpen(days[name]));
  const like = sameTimes(days[from]);
  return { ...days, ...Object.fromEntries(empty.map((name) => [name, like(days[name])])) };
}

/** 'Clear': no start or finish, break 30, net 0. Working, standing, breakdown and site stay. */
export function clearDay(day: TimesheetDay): TimesheetDay {
  const times = { start: null, finish: null, breakMinutes: DEFAULT_BREAK_MINUTES, netHours: 0 };
  return { ...day, ...times, didNotWork: null };
}

/** 'Did not work': no hours, and said so; once more takes it back. */
export function markNotWorked(day: TimesheetDay): TimesheetDay {
  return { ...clearDay(day), didNotWork: day.didNotWork ? null : true };
}

/** Whether '-30 min' is enabled: not at 0.5 hours or less. */
export function canTakeHalfAnHour(day: TimesheetDay): boolean {
  return netHoursOf(day) > HALF_HOUR;
}

/** '+30 min' and '-30 min'; a day at its limit is returned unchanged. */
export function adjustNetHours(day: TimesheetDay, step: 0.5 | -0.5): TimesheetDay {
  const netHours = toTenth(netHoursOf(day) + step);
  if (netHours > MAX_HOURS || (step < 0 && !canTakeHalfAnHour(day))) return day;
  return { ...day, netHours, didNotWork: null };
}

function minutesOf(time: string | null | undefined): number | null {
  const match = TIME.exec(time ?? '');
  return match && Number(match[1]) * 60 + Number(match[2]);
}

function isMultiple(steps: number): boolean {
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function toTenth(hours: number): number {
  return Math.round(hours * 10) / 10;
}
