import { addDays, isPlainDate, saturdaysAround } from '@groundsheet/form-rules';

import { readText } from '../../lib/read-text.js';

/** What the address of the overview carries: first and last day, both included; this week without them. */
export interface OverviewSearch {
  from?: string | undefined;
  to?: string | undefined;
}

export interface Days {
  from: string;
  to: string;
}

/** A leap year. */
const MOST_DAYS = 366;

/** Reads it from an address that may say anything; what no range can be is left out. */
export function readOverviewSearch(search: Record<string, unknown>): OverviewSearch {
  const [from, to] = [readText(search['from']), readText(search['to'])];
  if (!from || !to || !isPlainDate(from) || !isPlainDate(to)) return {};
  return to >= from && to < addDays(from, MOST_DAYS) ? { from, to } : {};
}

/** The weeks that are looked at most, by their names. */
export function presetsOf(today: string): { label: string; days: Days }[] {
  const to = saturdaysAround(today).coming;
  const endingAt = (last: string, weeks: number) => ({ from: addDays(last, 1 - 7 * weeks), to: last });
  return [
    { label: 'This week', days: endingAt(to, 1) },
    { label: 'Last week', days: endingAt(addDays(to, -7), 1) },
    { label: 'Last four weeks', days: endingAt(to, 4) },
  ];
}

export function daysOf({ from, to }: OverviewSearch, today: string): Days {
  return from && to ? { from, to } : presetsOf(today)[0]!.days;
}

/** Days that go together: the one that was not changed gives way. */
export function withDay({ from, to }: Days, change: Partial<Days>): Days {
  if (change.from) {
    const last = addDays(change.from, MOST_DAYS - 1);
    return { from: change.from, to: to < change.from ? change.from : to > last ? last : to };
  }
  if (change.to) {
    const first = addDays(change.to, 1 - MOST_DAYS);
    return { to: change.to, from: from > change.to ? change.to : from < first ? first : from };
  }
  return { from, to };
}
