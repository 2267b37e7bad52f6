import { Problem } from './problem.js';

/** What the caller is told: the message, with details and seconds until they may try again where there are any. */
type Told = string | (Pick<Problem, 'message' | 'details'> & { retryAfter?: number });

/** One entry of a catalogue of refusals: the API document reads it, and calling it makes the `Problem`. */
export interface Refusal<Facts extends unknown[] = never> {
  readonly status: number;
  readonly code: string;
  /** When a call is refused with it, in a sentence for the office that integrates with us. */
  readonly when: string;
  /** The message, where it is always the same. */
  readonly message: string | undefined;
  (...facts: Facts): Problem;
}

/**
 * @param status HTTP status, 400 to 599
 * @param code for programs, `timesheet.hours-missing`
 * @param when see {@link Refusal.when}
 * @param told for the user, saying what to do; or made from facts
 */
export function refusal<Facts extends unknown[] = []>(
  status: number,
  code: string,
  when: string,
  told: Told | ((...facts: Facts) => Told),
): Refusal<Facts> {
  const make = (...facts: Facts) => {
    const made = typeof told === 'function' ? told(...facts) : told;
    const { message, details, retryAfter } = typeof made === 'string' ? { message: made } : made;
    return new Problem(status, code, message, details, retryAfter);
  };
  const message = typeof told === 'function' ? undefined : typeof told === 'string' ? told : told.message;
  return Object.assign(make, { status, code, when, message });
}
