import { daysBetween, formatDate, monthsLater } from './dates.js';
import type { FormFault } from './form-faults.js';
import { readingOf } from './reading.js';
import { isWritten } from './typed-text.js';

/** What a machine has papers for, in the order in which they are offered (docs/machines.md, Certificates). */
export const CERTIFICATE_KINDS = {
  'examination-6': 'Thorough examination, 6 months',
  'examination-12': 'Thorough examination, 12 months',
  inspection: 'Inspection',
  service: 'Service',
  insurance: 'Insurance',
  other: 'Other',
} as const;

export type CertificateKind = keyof typeof CERTIFICATE_KINDS;

export const CERTIFICATE_KIND_NAMES = Object.keys(CERTIFICATE_KINDS) as CertificateKind[];

/** Months from one thorough examination to the next: regulation 9(3) of LOLER 1998. */
const EXAMINED_EVERY: Partial<Record<CertificateKind, number>> = { 'examination-6': 6, 'examination-12': 12 };

/** A hirer may ask for the evidence of its last inspection: regulation 6(4) of PUWER 1998. */
const EVIDENCE: readonly CertificateKind[] = ['examination-6', 'examination-12', 'inspection'];

export const CERTIFICATE_NAME_LENGTH = 80;
/** No clock of a machine counts further. */
export const MOST_METER_HOURS = 200_000;
/** That are current at a time. */
export const MOST_CERTIFICATES = 20;
const MOST_YEARS_AHEAD = 10;

/** So many days before its last one, a certificate asks for care. */
const CERTIFICATE_WARNING_DAYS = 14;
/** What a machine in use works in a week: a meter's hours count as so many days (docs/decisions/0044). */
const HOURS_A_WEEK = 40;

/** When a certificate ends: on a day or at a reading of the hour meter, whichever comes first. */
export interface CertificateDue {
  /** Its last day, `YYYY-MM-DD`. */
  readonly dueOn: string | null;
  readonly dueAtHours: number | null;
}

export interface CertificateEntry extends CertificateDue {
  readonly kind: CertificateKind;
  /** Of one of another kind. */
  readonly name: string;
  readonly examinedOn: string | null;
  readonly isRequired: boolean;
}

export type CertificateState = 'over' | 'soon' | 'good';

export interface CertificateStanding {
  readonly state: CertificateState;
  /** Below 0 once it is over; null where nothing says when it ends. */
  readonly daysLeft: number | null;
  /** Where the meter comes first: hours until then, below 0 after it. */
  readonly hoursLeft: number | null;
}

/**
 * How a certificate stands.
 *
 * @param meter hours last read on a check sheet; null where none were
 */
export function certificateStanding(
  { dueOn, dueAtHours }: CertificateDue,
  { today, meter }: { today: string; meter: number | null },
): CertificateStanding {
  const byDay = dueOn === null ? null : daysBetween(today, dueOn);
  const hours = dueAtHours === null || meter === null ? null : dueAtHours - meter;
  const byMeter = hours === null ? null : Math.floor((hours * 7) / HOURS_A_WEEK);
  const isByMeter = byMeter !== null && (byDay === null || byMeter < byDay);
  const daysLeft = isByMeter ? byMeter : byDay;
  const state =
    daysLeft === null || daysLeft > CERTIFICATE_WARNING_DAYS ? 'good' : daysLeft < 0 ? 'over' : 'soon';
  return { state, daysLeft, hoursLeft: isByMeter ? hours : null };
}

/** 'Over: was due 2 Nov 2026', 'Due in 9 days', 'Due in 40 hours', 'Good until 3 May 2027 or 4,500 hours' */
export function certificateWords(
  due: CertificateDue,
  { state, daysLeft, hoursLeft }: CertificateStanding,
): string {
  const { dueOn, dueAtHours } = due;
  const isByMeter = hoursLeft !== null;
  if (state === 'over') return `Over: was due ${isByMeter ? `at ${hours(dueAtHours!)}` : formatDate(dueOn!)}`;
  if (state === 'soon' && isByMeter) return hoursLeft === 0 ? 'Due now' : `Due in ${hours(hoursLeft)}`;
  if (state === 'soon')
    return daysLeft === 0 ? 'Due today' : `Due in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}`;
  const ends = [dueOn && formatDate(dueOn), dueAtHours && hours(dueAtHours)].filter(Boolean);
  return ends.length > 0 ? `Good until ${ends.join(' or ')}` : 'No due date';
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count.toLocaleString('en-GB', { maximumFractionDigits: 1 })} hours`;
}

export function certificateLabel({
  kind,
  name,
}: Pick<CertificateEntry, 'kind'> & { name: string | null }): string {
  return kind === 'other' && name ? name : CERTIFICATE_KINDS[kind];
}

/** Whether anybody with the machine's code may open it, unless the office says otherwise. */
export function isEvidence(kind: CertificateKind): boolean {
  return EVIDENCE.includes(kind);
}

/** When the next one is due by law; null where the law names no time. */
export function usualDue(kind: CertificateKind, examinedOn: string): string | null {
  const months = EXAMINED_EVERY[kind];
  return months === undefined ? null : monthsLater(examinedOn, months);
}

/**
 * The hours last read off a machine; null where no check has a figure.
 *
 * @param checks the latest first
 */
export function meterOf(checks: readonly { readonly machineHours: string | null }[]): number | null {
  for (const { machineHours } of checks) {
    const read = readingOf(machineHours);
    if (read !== null) return read;
  }
  return null;
}

/** What keeps a certificate from being taken, all at once. */
export function certificateFaults(entry: CertificateEntry, today: string): FormFault[] {
  const { kind, name, examinedOn, dueOn, dueAtHours, isRequired } = entry;
  const isExamination = EXAMINED_EVERY[kind] !== undefined;
  const needsDue = isRequired || isExamination;
  return [
    ...(kind === 'other' && !isWritten(name) ? [fault('name', 'missing', 'Please enter what it is.')] : []),
    ...(examinedOn === null && EVIDENCE.includes(kind)
      ? [fault('examinedOn', 'missing', 'Please enter the day on which the machine was examined.')]
      : []),
    ...(examinedOn !== null && examinedOn > today
      ? [fault('examinedOn', 'ahead', 'Please enter a day that is not in the future.')]
      : []),
    ...(dueOn === null && dueAtHours === null && needsDue
      ? [fault('dueOn', 'missing', 'Please enter when it is due: a day, or the hours on the meter.')]
      : []),
    ...(dueOn !== null && examinedOn !== null && dueOn <= examinedOn
      ? [fault('dueOn', 'too-early', 'Please enter a day after the one on which it was examined.')]
      : []),
    ...(dueOn !== null && dueOn > monthsLater(today, 12 * MOST_YEARS_AHEAD)
      ? [fault('dueOn', 'far-off', `Please enter a day within the next ${MOST_YEARS_AHEAD} years.`)]
      : []),
  ];
}

function fault(path: keyof CertificateEntry, code: string, message: string): FormFault {
  return { path, code: `certificate.${code}`, message };
}
