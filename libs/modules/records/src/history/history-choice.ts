import type { FormsChoice } from '@groundsheet/forms';
import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import type { HistoryFilter } from './history.dto.js';

/** What the filters of a screen mean. */
export function choiceOf(
  { kind, status, customerId: companyId, plantNumber, week, search }: HistoryFilter,
  driverId: string,
): FormsChoice {
  return { driverId, kind, status, companyId, plantNumber, search, dates: week ? weekOf(week) : undefined };
}

/** A form belongs to the week that ends on the Saturday on or after its date (docs/product.md, History). */
function weekOf(day: string) {
  const { coming } = saturdaysAround(day);
  return { from: addDays(coming, -6), to: coming };
}
