import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import type { HistoryFilter } from './history.dto.js';
import type { OwnFormsChoice } from '../own-forms-walk.js';

/** What the filters of a screen mean. */
export function choiceOf(
  { kind, status, customerId: companyId, plantNumber, week, search }: HistoryFilter,
  driverId: string,
): OwnFormsChoice {
  return { driverId, kind, status, companyId, plantNumber, search, dates: week ? weekOf(week) : undefined };
}

/** The week of a form is the one of the Saturday on or after its date (product decisions, Form sets). */
function weekOf(day: string) {
  const { coming } = saturdaysAround(day);
  return { from: addDays(coming, -6), to: coming };
}
