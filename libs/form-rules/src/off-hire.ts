import { isBankHoliday, YEARS_OF_HOLIDAYS, type Nation } from './bank-holidays.js';
import { addDays, formatLongDate, isPlainDate, weekdayOf } from './dates.js';
import { judgeEmail } from './emails.js';
import type { FormFault } from './form-faults.js';
import { FIELD_LENGTHS } from './field-lengths.js';
import { machineKey } from './form-sets.js';
import { readingOf } from './reading.js';
import { isWritten } from './typed-text.js';

/** How a notice that a machine may be collected stands. */
export const OFF_HIRE_STATES = {
  waiting: 'Waiting for collection',
  collected: 'Collected',
  withdrawn: 'Withdrawn',
} as const;

export type OffHireState = keyof typeof OFF_HIRE_STATES;

export const OFF_HIRE_STATE_NAMES = Object.keys(OFF_HIRE_STATES) as OffHireState[];

/** The most working days of notice that can be agreed. */
export const MOST_NOTICE_DAYS = 60;

export const MAX_OFF_HIRE_PHOTOS = 5;

/** The most characters of each text of a notice. */
export const OFF_HIRE_LENGTHS = {
  plantNumber: FIELD_LENGTHS.plantNumber,
  contactName: FIELD_LENGTHS.contactPerson,
  firm: FIELD_LENGTHS.name,
  phone: FIELD_LENGTHS.contactPhone,
  email: FIELD_LENGTHS.contactEmail,
  machineHours: FIELD_LENGTHS.machineHours,
  siteLocation: FIELD_LENGTHS.siteLocation,
  collectedBy: FIELD_LENGTHS.contactPerson,
  note: 500,
} as const;

/** How far back and ahead a machine may have been, or be, ready: days. */
const READY_BEFORE = 31;
const READY_AHEAD = 366;
const LEAST_DIGITS = 7;

/** Who ends the hire of which machine, as it is typed. */
export interface OffHireEntry {
  plantNumber: string;
  contactName: string;
  firm: string;
  phone: string;
  email: string;
  /** As on the clock. */
  machineHours: string;
  siteLocation: string;
  /** A plain date. */
  readyFrom: string;
  photos: string[];
}

/** A day from Monday to Friday that is no bank holiday. */
export function isWorkingDay(date: string, nation: Nation): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(date, nation);
}

/**
 * The last day of a notice. Day one is the first working day after the one on which it was given; without any days it ends at once.
 *
 * @param workingDays 0 to {@link MOST_NOTICE_DAYS}
 */
export function noticeEnd(givenOn: string, workingDays: number, nation: Nation): string {
  let day = givenOn;
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, nation)) left -= 1;
  }
  return day;
}

/** The working days that are left of a notice, the last one counted; 0 on its last day and after it. */
export function workingDaysLeft(today: string, noticeEnds: string, nation: Nation): number {
  let left = 0;
  for (let day = addDays(today, 1); day <= noticeEnds; day = addDays(day, 1))
    if (isWorkingDay(day, nation)) left += 1;
  return left;
}

/** `7 working days, to Fri 4 Dec 2026`, and what is not known of a year to come. */
export function noticeWords({ noticeDays, noticeEnds }: { noticeDays: number; noticeEnds: string }): string {
  if (noticeDays === 0) return `None: it ends on ${formatLongDate(noticeEnds)}`;
  const days = noticeDays === 1 ? '1 working day' : `${noticeDays} working days`;
  const year = Number(noticeEnds.slice(0, 4));
  const unknown = year > YEARS_OF_HOLIDAYS.last ? `, bank holidays of ${year} not counted` : '';
  return `${days}, to ${formatLongDate(noticeEnds)}${unknown}`;
}

/**
 * What keeps a notice from being given, all at once.
 *
 * @param guest throwaway addresses are refused, as on a guest's form
 */
export function offHireFaults(
  entry: OffHireEntry,
  { today, guest }: { today: string; guest: boolean },
): FormFault[] {
  const missing = (path: keyof OffHireEntry, message: string) =>
    !isWritten(entry[path] as string) ? [fault(path, 'missing', message)] : [];
  return [
    ...(machineKey(entry.plantNumber) === ''
      ? [fault('plantNumber', 'missing', 'Please scan the code, or type the number on the plate.')]
      : []),
    ...missing('contactName', 'Please enter your name.'),
    ...missing('firm', 'Please enter the firm that the machine is on hire to.'),
    ...(entry.phone.replaceAll(/\D/g, '').length < LEAST_DIGITS
      ? [fault('phone', 'incomplete', 'Please enter a telephone number that we can ring.')]
      : []),
    ...emailFaults(entry.email, guest),
    ...(readingOf(entry.machineHours) === null
      ? [fault('machineHours', 'missing', 'Please enter the hours on the clock, or 0 if it has none.')]
      : []),
    ...readyFaults(entry.readyFrom, today),
    ...(entry.photos.length > MAX_OFF_HIRE_PHOTOS ? [TOO_MANY_PHOTOS] : []),
  ];
}

/** For whatever is photographed of a notice or of its collection. */
export const TOO_MANY_PHOTOS: FormFault = {
  path: 'photos',
  code: 'off-hire.too-many-photos',
  message: `Please add at most ${MAX_OFF_HIRE_PHOTOS} photos.`,
};

function emailFaults(email: string, guest: boolean): FormFault[] {
  const verdict = judgeEmail(email);
  if (verdict === 'malformed')
    return [fault('email', 'malformed', 'Please enter a complete email address, for the receipt.')];
  return verdict === 'throwaway' && guest
    ? [
        fault(
          'email',
          'throwaway',
          'We cannot take this address. Please enter your own or that of your firm.',
        ),
      ]
    : [];
}

function readyFaults(readyFrom: string, today: string): FormFault[] {
  const isReal = isPlainDate(readyFrom);
  const isNear =
    isReal && readyFrom >= addDays(today, -READY_BEFORE) && readyFrom <= addDays(today, READY_AHEAD);
  if (isNear) return [];
  return [
    fault(
      'readyFrom',
      isReal ? 'far-off' : 'missing',
      isReal
        ? 'Please choose a day from a month ago to a year ahead.'
        : 'Please choose the day from which it can be collected.',
    ),
  ];
}

function fault(path: keyof OffHireEntry, code: string, message: string): FormFault {
  return { path, code: `off-hire.${code}`, message };
}
