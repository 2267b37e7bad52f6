import { dateOfDay, DAYS, type DayName } from '@groundsheet/form-rules';

import type { Collation } from './api.js';

/**
 * Which day of the week a line is about that a client says is wrong: of the timesheet its own, of a check the day of the check.
 *
 * @param checkDates of the check sheets, by their ids
 * @returns null where it is about no day, as an order number is
 */
export function dayOfLine(
  { formId, line }: Collation['queries'][number]['lines'][number],
  checkDates: ReadonlyMap<string, string>,
  weekEnding: string,
): DayName | null {
  const date = checkDates.get(formId);
  return DAYS.find((name) => (date ? dateOfDay(weekEnding, name) === date : name === line)) ?? null;
}
