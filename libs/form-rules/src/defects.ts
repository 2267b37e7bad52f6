import { classOf, type CheckAnswer } from './check-answers.js';
import { addDays } from './dates.js';
import { isWorse, type Severity } from './severities.js';

/** What happens to a defect, in the words of its history. Nothing of it is ever taken back: what follows says so. */
export const DEFECT_EVENTS = {
  reported: 'Reported',
  again: 'Found again',
  severity: 'Severity changed',
  assigned: 'Taken in hand',
  comment: 'Comment',
  repaired: 'Repaired',
  corrected: 'Repair record corrected',
  released: 'Released for use',
  confirmed: 'Passed by a check',
  rejected: 'Failed again after the repair',
  'no-fault': 'No fault found',
  withdrawn: 'Withdrawn by correction',
  reopened: 'Opened again',
} as const;

export type DefectEventKind = keyof typeof DEFECT_EVENTS;

export const DEFECT_EVENT_NAMES = Object.keys(DEFECT_EVENTS) as DefectEventKind[];

export const DEFECT_STATES = {
  open: 'Open',
  'in hand': 'In hand',
  repaired: 'Repaired',
  confirmed: 'Confirmed',
  'no fault': 'No fault',
} as const;

export type DefectState = keyof typeof DEFECT_STATES;

/** A defect is still on the machine. */
export const OPEN_STATES = ['open', 'in hand', 'repaired'] as const satisfies DefectState[];

/** One event, as far as the state follows from it. */
export interface DefectFact {
  readonly kind: DefectEventKind;
  /** Of `reported` and `severity`. */
  readonly severity?: Severity | null;
}

/** Where a defect stands, as its events have it. */
export interface DefectStanding {
  readonly state: DefectState;
  readonly severity: Severity;
  /** An A that was released after its repair. */
  readonly isReleased: boolean;
  /** Every sheet that found it has been corrected since. */
  readonly isWithdrawn: boolean;
}

const NEW: DefectStanding = { state: 'open', severity: 'C', isReleased: false, isWithdrawn: false };

/** What follows from each event. What says nothing here changes nothing. */
const STEPS: Partial<Record<DefectEventKind, (before: DefectStanding, fact: DefectFact) => DefectStanding>> =
  {
    reported: (before, { severity }) => ({ ...before, severity: severity ?? before.severity }),
    again: (before) => ({ ...before, isWithdrawn: false }),
    severity: (before, { severity }) => ({ ...before, severity: severity ?? before.severity }),
    assigned: (before) => ({ ...before, state: 'in hand' }),
    repaired: (before) => ({ ...before, state: 'repaired', isReleased: false }),
    released: (before) => ({ ...before, isReleased: true }),
    confirmed: (before) => ({ ...before, state: 'confirmed' }),
    rejected: (before) => ({ ...before, state: 'open', isReleased: false, isWithdrawn: false }),
    'no-fault': (before) => ({ ...before, state: 'no fault' }),
    // Nobody takes back by a correction that a machine was stopped.
    withdrawn: (before) => ({
      ...before,
      isWithdrawn: true,
      state: before.severity === 'A' ? before.state : 'no fault',
    }),
    reopened: (before) => ({ ...before, state: 'open', isReleased: false, isWithdrawn: false }),
  };

/** @param events of one defect, in the order in which they were recorded */
export function standingOf(events: readonly DefectFact[]): DefectStanding {
  return events.reduce((before, fact) => STEPS[fact.kind]?.(before, fact) ?? before, NEW);
}

export function isDefectOpen({ state }: Pick<DefectStanding, 'state'>): boolean {
  return (OPEN_STATES as readonly DefectState[]).includes(state);
}

/** Whether the machine must not be used for it. */
export function stops(defect: Pick<DefectStanding, 'state' | 'severity' | 'isReleased'>): boolean {
  return defect.severity === 'A' && isDefectOpen(defect) && !defect.isReleased;
}

/**
 * What a later check does to an open defect of the item that it answers: a good answer ends B and C, and an A only once its
 * repair is released; a bad one finds it again, or says that it failed again after the repair. Null where it changes nothing.
 */
export function heardBy(
  defect: Pick<DefectStanding, 'state' | 'severity' | 'isReleased'>,
  answer: CheckAnswer,
): 'again' | 'rejected' | 'confirmed' | null {
  if (!isDefectOpen(defect)) return null;
  const found = classOf(answer);
  if (found === 'attention') return defect.state === 'repaired' ? 'rejected' : 'again';
  if (defect.severity !== 'A') return 'confirmed';
  const isTried = found !== 'not applicable' && defect.state === 'repaired' && defect.isReleased;
  return isTried ? 'confirmed' : null;
}

/** Days until a defect is overdue; C waits for the next service. */
const DUE_DAYS = { A: 0, B: 7, C: null } as const;

/** The last day on which it is in time; null for one that waits for the next service. */
export function dueOf(severity: Severity, openedOn: string): string | null {
  const days = DUE_DAYS[severity];
  return days === null ? null : addDays(openedOn, days);
}

/** A fitter may have been quicker than the check that found it, and a phone may be a day ahead of us. */
const REPAIRED_BEFORE_DAYS = 31;
const AHEAD_DAYS = 1;

/** Whether a repair can have been made on this day, `YYYY-MM-DD`. */
export function isRepairDay(on: string, { foundOn, today }: { foundOn: string; today: string }): boolean {
  return on >= addDays(foundOn, -REPAIRED_BEFORE_DAYS) && on <= addDays(today, AHEAD_DAYS);
}

const REPEAT_AFTER_REPAIR_DAYS = 30;
const REPEAT_REPORTS = 3;
const REPEAT_WITHIN_DAYS = 90;

/**
 * Whether a fault keeps coming back: found within 30 days of a repair, or three times in 90 days.
 *
 * @param on the day of this report, `YYYY-MM-DD`
 * @param reports days of the earlier reports of the item on the machine
 * @param repairs days on which it was repaired
 */
export function isRepeat(on: string, reports: readonly string[], repairs: readonly string[]): boolean {
  const since = (days: number) => (day: string) => day >= addDays(on, -days) && day <= on;
  return (
    repairs.some(since(REPEAT_AFTER_REPAIR_DAYS)) ||
    reports.filter(since(REPEAT_WITHIN_DAYS)).length + 1 >= REPEAT_REPORTS
  );
}

/** At least so many letters say why a severity was lowered, no fault found, or a defect opened again. */
export const REASON_LETTERS = 10;

/** Who may bring a defect from one severity to another: anybody may raise it, only the office lower it. */
export function mayChangeSeverity(
  from: Severity,
  to: Severity,
  { isOffice }: { isOffice: boolean },
): boolean {
  return isOffice || isWorse(to, from);
}
