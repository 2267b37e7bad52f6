import type { MailLine } from '@groundsheet/contracts';
import type { CoverOfKind, MailOfKind } from '@groundsheet/forms';
import {
  DAY_LABELS,
  DAYS,
  dateOfDay,
  formatDayMonth,
  inHours,
  isAdjusted,
  netHoursOf,
  NOT_WORKED,
  weekTotals,
  type DayName,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import type { Timesheet } from './timesheet.entity.js';

/** The hours of a week, day by day, and what they come to. */
export function mailOf({ date, days, machineHours, breakdownNotes }: Timesheet): MailOfKind {
  const facts = { 'Machine hours': machineHours, 'Breakdown notes': breakdownNotes };
  const worked = (name: DayName) => {
    const hours = netHoursOf(days[name]);
    if (days[name].didNotWork) return NOT_WORKED.toLowerCase();
    if (hours === 0) return '–';
    return `${inHours(hours)}${isAdjusted(days[name]) ? ' (adjusted)' : ''}`;
  };
  return {
    facts: Object.entries(facts).flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : [])),
    lists: [
      {
        title: 'Hours',
        lines: [
          ...DAYS.map((name) => ({ label: dayOf(date, name), value: worked(name) })),
          ...sumsOf({ days }),
        ],
      },
    ],
  };
}

export function coverOf({ days, breakdownNotes }: Timesheet): CoverOfKind {
  return { result: inHours(weekTotals(days).totalHours), hasNotes: Boolean(breakdownNotes?.trim()) };
}

/** Which hours are not as they were. */
export function changesOf(now: Timesheet, before: Timesheet): string[] {
  const old = comparedOf(before);
  const changes = comparedOf(now).flatMap(({ label, value }, index) => {
    const was = old[index]!.value;
    return value === was ? [] : [`${label} ${value} instead of ${was}`];
  });
  return changes.length > 0 ? changes : ['the hours are the same'];
}

function comparedOf({ date, days }: Timesheet): MailLine[] {
  return [
    ...DAYS.map((name) => ({ label: dayOf(date, name), value: workedOn(days[name]) })),
    ...sumsOf({ days }).map(({ label, value }) => ({ label: label.toLowerCase(), value })),
  ];
}

function workedOn(day: TimesheetDay): string {
  return day.didNotWork ? NOT_WORKED.toLowerCase() : inHours(netHoursOf(day));
}

function sumsOf({ days }: Pick<Timesheet, 'days'>): MailLine[] {
  const { totalHours, standingTime, breakdown } = weekTotals(days);
  return [
    { label: 'Total', value: inHours(totalHours) },
    { label: 'Standing', value: inHours(standingTime) },
    { label: 'Breakdown', value: inHours(breakdown) },
  ];
}

/** 'Mon 16 Nov' */
function dayOf(weekEnding: string, name: DayName): string {
  return `${DAY_LABELS[name].slice(0, 3)} ${formatDayMonth(dateOfDay(weekEnding, name))}`;
}
