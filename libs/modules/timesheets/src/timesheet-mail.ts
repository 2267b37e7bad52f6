import type { MailLine } from '@groundsheet/contracts';
import type { Beside, CoverOfKind, MailOfKind } from '@groundsheet/forms';
import {
  DAY_LABELS,
  DAYS,
  dateOfDay,
  formatDayMonth,
  formatHours,
  inHours,
  isAdjusted,
  netHoursOf,
  NOT_SIGNED_BY_CLIENT,
  NOT_WORKED,
  signedBy,
  signedElsewhere,
  signedOnSet,
  timesInWords,
  weekRuns,
  weekTotals,
  type DayName,
  type FormChange,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import type { Timesheet } from './timesheet.entity.js';

/** '45.5 hours' */
export function answerOf({ days }: Timesheet): string {
  const { totalHours } = weekTotals(days);
  return `${formatHours(totalHours)} ${totalHours === 1 ? 'hour' : 'hours'}`;
}

/** The hours of a week, day by day, and what they come to. */
export function mailOf(timesheet: Timesheet, beside: Beside<Timesheet>, timeZone: string): MailOfKind {
  const { date, days, machineHours, breakdownNotes } = timesheet;
  const facts = { 'Machine hours': machineHours, 'Breakdown notes': breakdownNotes };
  const worked = (name: DayName) => {
    const hours = netHoursOf(days[name]);
    if (days[name].didNotWork) return NOT_WORKED.toLowerCase();
    const times = timesInWords(days[name]);
    if (hours === 0 && !times) return '–';
    return `${inHours(hours)}${isAdjusted(days[name]) ? ' (adjusted)' : ''}${times && `, ${times}`}`;
  };
  const { standingTime, breakdown } = weekTotals(days);
  return {
    below: [
      clientOf(timesheet, beside, timeZone),
      `Standing ${inHours(standingTime)}, breakdown ${inHours(breakdown)}`,
    ],
    facts: Object.entries(facts).flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : [])),
    lists: [
      {
        title: 'Hours',
        lines: [
          ...weekRuns(days).map(({ days: [name], empty }) =>
            empty
              ? { label: empty.label, value: empty.words }
              : { label: dayOf(date, name!), value: worked(name!) },
          ),
          ...sumsOf({ days }),
        ],
      },
    ],
  };
}

function clientOf(timesheet: Timesheet, { signedOnSet: onSet }: Beside<Timesheet>, timeZone: string): string {
  if (onSet) return signedOnSet(onSet, timeZone);
  if (!timesheet.signatureOf('client')) return NOT_SIGNED_BY_CLIENT;
  const { client: how } = timesheet.signedHow;
  if (how)
    return `${signedBy(timesheet.clientSignedName, null)}, ${signedElsewhere(how, timeZone).replace(/^Signed /, '')}`;
  return signedBy(timesheet.clientSignedName, timesheet.signatureDate);
}

export function coverOf({ days, breakdownNotes }: Timesheet): CoverOfKind {
  return { result: inHours(weekTotals(days).totalHours), hasNotes: Boolean(breakdownNotes?.trim()) };
}

export const UNCHANGED = 'The hours are the same';

/** Which hours are not as they were. */
export function changesOf(now: Timesheet, before: Timesheet): FormChange[] {
  const old = comparedOf(before);
  return comparedOf(now).flatMap(({ label: what, value }, index) => {
    const was = old[index]!.value;
    return value === was ? [] : [{ what, now: value, was }];
  });
}

function comparedOf({ date, days }: Timesheet): MailLine[] {
  return [
    ...DAYS.map((name) => ({ label: dayOf(date, name), value: workedOn(days[name]) })),
    ...sumsOf({ days }),
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
