import { limitReached, refusal } from '@groundsheet/platform';
import {
  APPROVAL_RATING_LABELS,
  formatMoment,
  SET_HALVES,
  type Rating,
  type SetHalf,
} from '@groundsheet/form-rules';

/** What is refused of a set. */
export const approvalProblems = {
  unknown: refusal(
    404,
    'form-set.unknown',
    'There is no such set, or it is another driver’s.',
    'There is no such form set. It may have been completed meanwhile.',
  ),
  unknownPhoto: refusal(
    404,
    'form-set.unknown-photo',
    'The photo is not in the set.',
    'This photo is not in the form set.',
  ),
  /** What was signed for is no longer what is there. */
  moved: refusal(
    409,
    'form-set.changed-meanwhile',
    'A form has changed since the screen showed it; nothing was sent.',
    'A form of this set has changed since you opened it. Nothing was sent. Please look at the set again.',
  ),
  /** What a colleague has collected is not overwritten. */
  approvalMoved: refusal(
    409,
    'form-set.approval-moved',
    'Names or signatures were changed on another device.',
    'Names or signatures of this set were changed on another device. Look at them again before you save yours.',
  ),
  completed: refusal(
    409,
    'form-set.completed',
    'The set has been sent.',
    (at: Date, timeZone: string) =>
      `This set was completed on ${formatMoment(at.toISOString(), timeZone)}. Nothing more can be changed.`,
  ),
  /** Two supervisors do not both believe that theirs went out. */
  alreadyDispatched: refusal(
    409,
    'form-set.already-dispatched',
    'The set has already been sent, to other people or with another rating.',
    (by: string, emails: readonly string[], rating: Rating) => ({
      message: `${by} has already sent this set, rated ${APPROVAL_RATING_LABELS[rating]}, to ${inWords(emails)}. Nothing was sent again.`,
      details: { by, emails, rating },
    }),
  ),
  notCompleted: refusal(
    409,
    'form-set.not-completed',
    'The set has not been dispatched.',
    'This set has not been sent yet. Email it to the clients first.',
  ),
  ownSet: refusal(
    409,
    'form-set.own',
    'The forms of the set are the caller’s own, and the settings require another person to send it.',
    'The forms of this set are your own, so another supervisor or an admin has to rate and send it. Nothing was sent.',
  ),
  nobodyMailed: refusal(
    422,
    'form-set.nobody-mailed',
    'All the addresses have opted out of mail.',
    (unwanted: readonly string[]) => ({
      message: `${inWords(unwanted)} ${unwanted.length === 1 ? 'has' : 'have'} asked for no more mail, so nobody would get this set. Nothing was sent. Please add another address.`,
      details: { unwanted },
    }),
  ),
  halfMissing: refusal(
    409,
    'form-set.half-missing',
    'The set has no timesheet, or no check sheet, and the call does not say to complete it without.',
    (missing: SetHalf) => ({
      message: `This set does not have ${SET_HALVES[missing]} yet. Nothing was sent. Complete it without, or wait until it is there.`,
      details: { missing },
    }),
  ),
  nothingComplete: refusal(
    409,
    'form-set.nothing-complete',
    'No form of the set is complete.',
    'No form of this set is complete and signed by its driver yet, so there is nothing to send.',
  ),
  pdfNotReady: refusal(
    503,
    'form-set.pdf-not-ready',
    'The PDF is being made. `Retry-After` says when to try again.',
    { message: 'The PDF is being made. Try again in a moment.', retryAfter: 2 },
  ),
  nothingMissing: refusal(
    409,
    'form-set.nothing-missing',
    'Nothing is missing from this driver’s week, or there is no such driver.',
    'Nothing is missing from this week any more. Please load the page again.',
  ),
  askedAlready: limitReached(
    'form-set.asked-already',
    'The driver has been asked about this week within a day. `Retry-After` says when to try again.',
  ),
};

function inWords(emails: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(emails);
}
