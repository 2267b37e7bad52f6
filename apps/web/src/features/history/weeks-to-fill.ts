import { addDays, saturdaysAround } from '@groundsheet/form-rules';

const MOST_WEEKS = 4;

/** The weeks after a sent one up to the one that today is in, the last four of them; after that one the next. */
export function weeksToFill(sent: string, today: string): string[] {
  const thisWeek = saturdaysAround(today).coming;
  const weeks: string[] = [];
  for (let week = addDays(saturdaysAround(sent).coming, 7); week <= thisWeek; week = addDays(week, 7))
    weeks.push(week);
  return weeks.length > 0 ? weeks.slice(-MOST_WEEKS) : [addDays(saturdaysAround(sent).coming, 7)];
}
