import { formatMoment } from './dates.js';

/**
 * When an item was found: '21 Nov 2026, 14:05'. A check of a day that is over, of which nobody knows when it was made, counts at the
 * last second of that day (docs/decisions/0124), and is told by its day alone: '21 Nov 2026'.
 */
export function formatCheckTime(iso: string, timeZone: string): string {
  const moment = formatMoment(iso, timeZone);
  const isLastSecond = /:59(\.000)?Z$/.test(iso) && moment.endsWith(', 23:59');
  return isLastSecond ? moment.slice(0, -', 23:59'.length) : moment;
}
