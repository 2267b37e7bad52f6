import { DAYS, netHoursOf, type DayName, type WeekDays } from '@groundsheet/form-rules';

export interface WeekTimesheet {
  id: string;
  status: 'draft' | 'submitted';
  days: WeekDays;
}

/** What a driver has worked in a week, over all of its timesheets. */
export interface WeekHours {
  hours: Record<DayName, number>;
  total: number;
  sent: 'none' | 'some' | 'all';
}

/** A form that a correction was sent for does not count any more; the correction does not count before it is sent. */
export function countsInWeek(form: {
  status: 'draft' | 'submitted';
  corrects: string | null;
  supersededBy: string | null;
}): boolean {
  return form.status === 'draft' ? form.corrects === null : form.supersededBy === null;
}

/**
 * Adds up the timesheets of a week.
 *
 * @param saved those of the server
 * @param here those in the making on this device, which are newer than what the server has of them
 */
export function weekHours(saved: readonly WeekTimesheet[], here: readonly WeekTimesheet[]): WeekHours | null {
  const elsewhere = saved.filter(({ id }) => here.every((each) => each.id !== id));
  const timesheets = [...elsewhere, ...here];
  if (timesheets.length === 0) return null;
  const hours = Object.fromEntries(
    DAYS.map((day) => [day, toTenth(sum(timesheets.map(({ days }) => netHoursOf(days[day]))))]),
  ) as Record<DayName, number>;
  const sent = timesheets.filter(({ status }) => status === 'submitted').length;
  return {
    hours,
    total: toTenth(sum(Object.values(hours))),
    sent: sent === timesheets.length ? 'all' : sent > 0 ? 'some' : 'none',
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function toTenth(hours: number): number {
  return Math.round(hours * 10) / 10;
}
