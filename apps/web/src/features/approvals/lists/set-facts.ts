import {
  badgeOf,
  byPlace,
  dateOfDay,
  DAY_LABELS,
  DAYS,
  defectsWords,
  DRIVER_KIND_NAMES,
  formatDayMonth,
  formatLongDate,
  lacksOf,
  type DayName,
  type DriverKind,
  type SetBadge,
} from '@groundsheet/form-rules';

import { ageOf as agoOf } from '../../../lib/age.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import type { Collation } from '../api.js';
import { dayOfLine } from '../day-of-line.js';

export type FormOfSet = Collation['forms'][number];

/** 'Dave Hill, EX-0417' */
export function titleOf({
  driverSignedName,
  plantNumber,
}: Pick<Collation, 'driverSignedName' | 'plantNumber'>) {
  return inOneLine([driverSignedName, plantNumber]) || 'Not specified';
}

export function stateOf(set: Collation): SetBadge | 'Completed' {
  return set.status === 'completed' ? 'Completed' : badgeOf(set);
}

/** Whether it can be approved as it is. */
export function isReady({ status, timesheetComplete, checkSheetComplete }: Collation): boolean {
  return status !== 'completed' && timesheetComplete && checkSheetComplete;
}

/** '2 defects' on all forms of a set; null where there is none. */
export function defectsOf({ forms }: Pick<Collation, 'forms'>): string | null {
  const count = forms.reduce((sum, { attentionCount }) => sum + attentionCount, 0);
  return count > 0 ? defectsWords(count) : null;
}

/** What is missing, in one sentence; null where nothing is, or it does not matter any more. */
export function missingOf(set: Collation): string | null {
  if (set.status === 'completed') return null;
  const lines = lacksOf(set);
  const areBegun = badgeOf(set) === 'Missing Both Forms' && Object.values(byPlace(set.forms)).every(hasSome);
  return [...(areBegun ? ['Both begun, none finished'] : []), ...lines].join('; ') || null;
}

const hasSome = (forms: readonly unknown[]) => forms.length > 0;

/** 'Siân O’Neill says something is wrong (2 days ago): Tue 17 Nov, Order number', for each of those who say so. */
export function saidOfSet({ queries }: Pick<Collation, 'queries'>): string[] {
  return queries.map(({ name, lines, afterSigning, at }) =>
    [
      `${name} says something is wrong${afterSigning ? ', after signing' : ''} (${agoOf(at)})`,
      ...(lines.length > 0 ? [[...new Set(lines.map(({ label }) => label))].join(', ')] : []),
    ].join(': '),
  );
}

/** What is known of the check of one day. */
export interface DayMark {
  /** 'Mon 16 Nov: 2 defects' */
  words: string;
  state: 'checked' | 'defects' | 'begun' | 'missing' | 'not worked' | 'to come';
  /** A client says that something of that day is wrong. */
  isQueried: boolean;
}

/**
 * Monday to Friday of a set, day by day.
 *
 * @param today plain date: a day to come lacks nothing
 */
export function dayMarksOf(
  set: Pick<Collation, 'collationDate' | 'forms' | 'daysWorked' | 'queries'>,
  today: string,
): DayMark[] {
  const { collationDate, daysWorked } = set;
  const { many: checks } = byPlace(set.forms);
  const queried = queriedDays(set);
  return DAYS.slice(0, 5).map((name) => {
    const date = dateOfDay(collationDate, name);
    const ofDay = checks.filter((form) => form.date === date);
    const found = ofDay.reduce((sum, { attentionCount }) => sum + attentionCount, 0);
    const isQueried = queried.has(name);
    const mark = (state: DayMark['state'], words: string = state): DayMark => ({
      state,
      isQueried,
      words: `${DAY_LABELS[name].slice(0, 3)} ${formatDayMonth(date)}: ${words}${isQueried ? ', queried' : ''}`,
    });
    if (found > 0) return mark('defects', defectsWords(found));
    if (ofDay.length > 0)
      return ofDay.every(({ missing }) => missing.length === 0) ? mark('checked') : mark('begun');
    if (daysWorked && !daysWorked.includes(name)) return mark('not worked');
    return date > today ? mark('to come') : mark('missing', 'no check');
  });
}

function queriedDays({
  collationDate,
  forms,
  queries,
}: Pick<Collation, 'collationDate' | 'forms' | 'queries'>): ReadonlySet<DayName | null> {
  const dates = new Map(byPlace(forms).many.map(({ id, date }) => [id, date]));
  return new Set(queries.flatMap(({ lines }) => lines.map((line) => dayOfLine(line, dates, collationDate))));
}

const DAY_MS = 86_400_000;
/** A set that has waited longer than this many days stands out. */
const LONG_DAYS = 2;

/**
 * How long ago the week of a set ended, in which it was to be signed: '3 days'.
 *
 * @param today plain date
 */
export function ageOf({ collationDate }: Pick<Collation, 'collationDate'>, today: string) {
  const days = Math.round((Date.parse(today) - Date.parse(collationDate)) / DAY_MS);
  if (days <= 0) return { words: 'this week', isLong: false };
  return { words: `${days} ${days === 1 ? 'day' : 'days'}`, isLong: days > LONG_DAYS };
}

/** Sets of one driver and week stand together, where the first of them stands. */
export function groupsOf(sets: readonly Collation[]): Collation[][] {
  const groups = new Map<string, Collation[]>();
  for (const set of sets) {
    const key = set.driverId ? `${set.driverId} ${set.collationDate}` : set.id;
    groups.set(key, [...(groups.get(key) ?? []), set]);
  }
  return [...groups.values()];
}

/** 'Sat 21 Nov': the year is that of the set's week. */
export function dayOf({ date }: Pick<FormOfSet, 'date'>): string {
  return `${formatLongDate(date).slice(0, 3)} ${formatDayMonth(date)}`;
}

/** The timesheet before the check sheets of its days. */
export function inOrder(forms: readonly FormOfSet[]): FormOfSet[] {
  return forms.toSorted(
    (one, other) => DRIVER_KIND_NAMES.indexOf(one.kind) - DRIVER_KIND_NAMES.indexOf(other.kind),
  );
}

/** 'Still missing: machine hours, driver’s signature'; null where nothing is. */
export function missingWords({ missing }: Pick<FormOfSet, 'missing'>): string | null {
  const words = missing.map((part) => part.charAt(0).toLowerCase() + part.slice(1));
  return words.length > 0 ? `Still missing: ${words.join(', ')}` : null;
}

/** The draft that is carried on with: the last day's. */
export function draftIn({ forms }: Pick<Collation, 'forms'>, kind: DriverKind): FormOfSet | undefined {
  return forms.findLast((form) => form.kind === kind && form.status === 'draft');
}

/** A set has one timesheet: once it is sent there is no other. */
export function isTimesheetSent({ forms }: Pick<Collation, 'forms'>): boolean {
  return byPlace(forms).one.some(({ status }) => status === 'submitted');
}
