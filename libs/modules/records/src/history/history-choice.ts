import type { FormsChoice, FormsFilter } from '@groundsheet/forms';
import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import type { HistoryFilter } from './history.dto.js';

export function choiceOf(filter: HistoryFilter, driverId: string): FormsChoice {
  return { ...filterOf(filter), driverId };
}

/** What the filters of any list of forms mean. */
export function filterOf({
  kind,
  status,
  customerId: companyId,
  plantNumber,
  week,
  search,
}: HistoryFilter): FormsFilter {
  return { kind, status, companyId, plantNumber, search, dates: week ? weekOf(week) : undefined };
}

/** A form belongs to the week that ends on the Saturday on or after its date (docs/product.md, History). */
function weekOf(day: string) {
  const { coming } = saturdaysAround(day);
  return { from: addDays(coming, -6), to: coming };
}
