import { Problem } from '@groundsheet/platform';
import { formatMoment } from '@groundsheet/form-rules';
import type { TimesheetOfSet } from './sets-around.js';

/** What is refused of a set. */
export const approvalProblems = {
  unknown: () =>
    new Problem(404, 'form-set.unknown', 'There is no such form set. It may have been completed meanwhile.'),
  unknownPhoto: () => new Problem(404, 'form-set.unknown-photo', 'This photo is not in the form set.'),
  /** What was signed for is no longer what is there. */
  moved: () =>
    new Problem(
      409,
      'form-set.changed-meanwhile',
      'A form of this set has changed since you opened it. Nothing was sent. Please look at the set again.',
    ),
  /** What somebody else has collected is not overwritten. */
  approvalMoved: () =>
    new Problem(
      409,
      'form-set.approval-moved',
      'Names or signatures of this set were changed on another device. Look at them again before you save yours.',
    ),
  completed: (at: Date, timeZone: string) =>
    new Problem(
      409,
      'form-set.completed',
      `This set was completed on ${formatMoment(at.toISOString(), timeZone)}. Nothing more can be changed.`,
    ),
  notCompleted: () =>
    new Problem(
      409,
      'form-set.not-completed',
      'This set has not been sent yet. Email it to the clients first.',
    ),
  nothingComplete: () =>
    new Problem(
      409,
      'form-set.nothing-complete',
      'No form of this set is complete and signed by its driver yet, so there is nothing to send.',
    ),
  pdfNotReady: () =>
    new Problem(503, 'form-set.pdf-not-ready', 'The PDF is being made. Try again in a moment.', undefined, 2),
  /** A set has one timesheet; a second would count the same hours twice. */
  secondTimesheet: (first: TimesheetOfSet) =>
    new Problem(409, 'form.second-timesheet', secondTimesheet(first), { ...first }),
};

/** Also a warning, for a draft. */
export function secondTimesheet({ reference }: TimesheetOfSet): string {
  return `Timesheet ${reference} has already been sent for this machine, customer and week. Correct that one instead.`;
}
