import { DAY_LABELS, DAYS, type DayName, type TimesheetDay, type WeekDays } from './days.js';
import { isAdjusted, netHoursOf, NOT_WORKED } from './hours.js';

/** Days in their order: one that has something to show, or several that have nothing. */
export interface WeekRun {
  readonly days: readonly DayName[];
  /** Of several: 'Sat and Sun', and 'no hours'; null of one. */
  readonly empty: { readonly label: string; readonly words: string } | null;
}

/** A week for where there is little room: days without hours that follow each other are told together. */
export function weekRuns(days: WeekDays): WeekRun[] {
  const runs: DayName[][] = [];
  for (const name of DAYS) {
    const last = runs.at(-1);
    if (last && isLike(days[name], days[last.at(-1)!])) last.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => ({ days: run, empty: run.length > 1 ? emptyOf(run, days) : null }));
}

function isLike(day: TimesheetDay, before: TimesheetDay): boolean {
  return isEmpty(day) && isEmpty(before) && Boolean(day.didNotWork) === Boolean(before.didNotWork);
}

function isEmpty(day: TimesheetDay): boolean {
  return !day.start && !day.finish && netHoursOf(day) === 0 && !isAdjusted(day);
}

function emptyOf(run: readonly DayName[], days: WeekDays) {
  const [first, last] = [run[0]!, run.at(-1)!];
  const short = (name: DayName) => DAY_LABELS[name].slice(0, 3);
  return {
    label: `${short(first)} ${run.length === 2 ? 'and' : 'to'} ${short(last)}`,
    words: days[first].didNotWork ? NOT_WORKED.toLowerCase() : 'no hours',
  };
}
