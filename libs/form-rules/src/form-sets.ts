import { formatDayMonth, formatLongDate } from './dates.js';
import { folded } from './folding.js';
import { FORM_KINDS, inSet, KINDS_IN_SETS, type FormKind } from './form-kinds.js';
import { cleaned } from './typed-text.js';
import { saturdaysAround } from './week.js';

/** `draft` while any form in the set is an unsigned draft. */
export type SetStatus = 'draft' | 'pending' | 'completed';

/** The tabs of the list of sets, in their order. One set may stand in two of them. */
export const SET_BUCKETS = ['ready', 'incomplete', 'needs-completion'] as const;

export type SetBucket = (typeof SET_BUCKETS)[number];

/** Sets of a tab are counted up to this; the figure then means 'this many or more'. */
export const MOST_SETS_COUNTED = 1000;

/** Of the cards that count them and of the tabs. */
export const SET_BUCKET_LABELS: Record<SetBucket, string> = {
  ready: 'Ready for Approval',
  incomplete: 'Incomplete Sets',
  'needs-completion': 'Needs Completion',
};

/** What a set consists of: it may be completed without one of them, where its sender says so. */
export type SetHalf = 'timesheet' | 'check-sheets';

export const SET_HALF_NAMES = ['timesheet', 'check-sheets'] as const satisfies readonly SetHalf[];

/** 'its timesheet' */
export const SET_HALVES: Record<SetHalf, string> = {
  timesheet: 'its timesheet',
  'check-sheets': 'its check sheets',
};

/** What is said on the card of a set. */
export type SetBadge =
  'Ready for Approval' | 'Missing Both Forms' | 'Missing Check Sheet' | 'Missing Timesheet';

export function badgeOf({
  timesheetComplete,
  checkSheetComplete,
}: {
  readonly timesheetComplete: boolean;
  readonly checkSheetComplete: boolean;
}): SetBadge {
  if (timesheetComplete && checkSheetComplete) return 'Ready for Approval';
  if (timesheetComplete) return 'Missing Check Sheet';
  return checkSheetComplete ? 'Missing Timesheet' : 'Missing Both Forms';
}

/** What makes forms one set, besides their driver and company. */
export interface SetKey {
  /** See {@link machineKey}; null where the form names neither plant nor machine. */
  readonly machineKey: string | null;
  /** The Saturday on or after the form's date. */
  readonly weekEnding: string;
}

/**
 * Where a form belongs (docs/product.md, Form sets), and how its set writes the number. Without a plant number the machine's
 * stands in its place.
 */
export function setKeyOf({
  plantNumber,
  machineNumber,
  date,
}: {
  readonly plantNumber: string | null;
  readonly machineNumber: string | null;
  /** Week ending or day of the check. */
  readonly date: string;
}): SetKey & { readonly plantNumber: string | null } {
  const number = [plantNumber, machineNumber].find((each) => machineKey(each ?? '') !== '') ?? null;
  return {
    machineKey: number && machineKey(number),
    plantNumber: number && packedNumber(number),
    weekEnding: saturdaysAround(date).coming,
  };
}

/** A plant number as it is written: in capitals, without spaces. */
export function packedNumber(number: string): string {
  return cleaned(number).replaceAll(/\s/g, '').toUpperCase();
}

/**
 * What tells one machine from another in its plant number: the letters and digits, in any capitals. R-400, R400 and r 400
 * are one machine (docs/machines.md, Machines).
 */
export function machineKey(number: string): string {
  return folded(number)
    .replaceAll(/[^\p{Alphabetic}\d]/gu, '')
    .toUpperCase();
}

/** Of a completed set that was sent by the very person whose forms are in it (docs/decisions/0030). */
export const SENT_BY_DRIVER = 'Approved and sent by its own driver';

/** A form of a set, as far as anybody who sees the set may know what it lacks. */
export interface FormLacking {
  readonly kind: FormKind;
  /** Week ending or day of the check. */
  readonly date: string;
  /** In words: `Machine hours`. */
  readonly missing: readonly string[];
}

/** A set that may lack something. */
export interface SetLacking {
  readonly forms: readonly FormLacking[];
  /** Also where a set that was completed before has it. */
  readonly timesheetComplete: boolean;
}

/**
 * What a set still lacks, a line for each form: 'No timesheet', 'Check sheet Thu 19 Nov: driver’s signature'. The screen says
 * it before a driver is asked, and the mail to them says the same.
 */
export function lacksOf(set: SetLacking): string[] {
  return [
    ...absentFrom(set).map((kind) => `No ${FORM_KINDS[kind].noun}`),
    ...set.forms.filter(({ missing }) => missing.length > 0).map(lackingLine),
  ];
}

/** The same in the middle of a sentence: 'timesheet and check sheets'. Empty where nothing is missing. */
export function needsOf(set: SetLacking): string {
  const absent = absentFrom(set);
  const needs = KINDS_IN_SETS.flatMap((kind) => {
    const { noun } = FORM_KINDS[kind];
    const lacking = set.forms.filter((form) => form.kind === kind && form.missing.length > 0);
    if (lacking.length === 0 && !absent.includes(kind)) return [];
    return lacking.length > 1 ? `${noun}s` : noun;
  });
  return needs.join(' and ');
}

/** The line about a day that was worked without one: 'No check sheet Thu 19 Nov'. @param date `YYYY-MM-DD` */
export function noCheckOn(date: string): string {
  const daily = KINDS_IN_SETS.find((kind) => inSet(kind) !== 'one')!;
  return `No ${FORM_KINDS[daily].noun} ${dayInLine(date)}`;
}

function absentFrom({ forms, timesheetComplete }: SetLacking): FormKind[] {
  return KINDS_IN_SETS.filter(
    (kind) => !forms.some((form) => form.kind === kind) && !(inSet(kind) === 'one' && timesheetComplete),
  );
}

function dayInLine(date: string): string {
  return `${formatLongDate(date).slice(0, 3)} ${formatDayMonth(date)}`;
}

function lackingLine({ kind, date, missing }: FormLacking): string {
  const { label } = FORM_KINDS[kind];
  const day = inSet(kind) === 'one' ? '' : ` ${dayInLine(date)}`;
  return `${label}${day}: ${missing.map((part) => part.charAt(0).toLowerCase() + part.slice(1)).join(', ')}`;
}

/** The line that a supervisor may add to what a driver is asked for. */
export const ASK_NOTE_LENGTH = 200;
