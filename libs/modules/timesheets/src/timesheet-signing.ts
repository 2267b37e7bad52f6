import type { SignedForOfKind } from '@groundsheet/forms';
import {
  agreementTo,
  dateOfDay,
  DAY_LABELS,
  DAYS,
  formatDayMonth,
  inHours,
  netHoursOf,
  NOT_WORKED,
  weekTotals,
  type QueryReason,
  type TimesheetDay,
  timesInWords,
  uncountedDays,
} from '@groundsheet/form-rules';
import type { Timesheet } from './timesheet.entity.js';

const OF_A_DAY: readonly QueryReason[] = ['hours', 'break', 'standing', 'breakdown', 'not-our-site', 'else'];

/** The week as a client signs for it: every day, the sums, and what it was worked with. */
export function signedFor(timesheet: Timesheet): SignedForOfKind {
  const { date, days, plantNumber, machineNumber, orderNumber, breakdownNotes } = timesheet;
  const uncounted = new Map(uncountedDays(days).map(({ name, why }) => [name, why]));
  const { totalHours, standingTime, breakdown } = weekTotals(days);
  const machine = [plantNumber, machineNumber].filter(Boolean).join(', ');
  const other = (key: string, label: string, value: string, reasons: QueryReason[]) => ({
    key,
    label,
    value,
    reasons,
    detail: null,
  });
  return {
    agreement: agreementTo({ days, weekEnding: date, plantNumber, machineNumber }),
    lines: [
      ...DAYS.map((name) => ({
        key: name,
        label: `${DAY_LABELS[name].slice(0, 3)} ${formatDayMonth(dateOfDay(date, name))}`,
        value: days[name].didNotWork ? NOT_WORKED : inHours(netHoursOf(days[name])),
        detail: detailOf(days[name], uncounted.get(name)),
        reasons: OF_A_DAY,
      })),
      other('total', 'Total', inHours(totalHours), ['hours', 'else']),
      other('standing', 'Standing', inHours(standingTime), ['standing', 'else']),
      other('breakdown', 'Breakdown', inHours(breakdown), ['breakdown', 'else']),
      ...(machine ? [other('machine', 'Machine', machine, ['machine', 'else'])] : []),
      ...(orderNumber ? [other('order', 'Order number', orderNumber, ['order', 'else'])] : []),
      ...(breakdownNotes?.trim()
        ? [other('notes', 'Breakdown notes', breakdownNotes.trim(), ['breakdown', 'else'])]
        : []),
    ],
  };
}

/** @param why times that are there count nothing */
function detailOf(day: TimesheetDay, why: string | undefined): string | null {
  const { standing, breakdown } = day;
  const parts = [
    timesInWords(day),
    why && `counts no hours because ${why}`,
    standing ? `standing ${inHours(standing)}` : null,
    breakdown ? `breakdown ${inHours(breakdown)}` : null,
  ];
  return parts.filter(Boolean).join(', ') || null;
}
