import type { Fault } from './problem.js';
import { requestProblems } from './request.problems.js';

/** A person reads a handful; a program that gets this much wrong is not helped by more. */
const MOST_TOLD = 50;

/** Refuses a request with all its faults at once, up to a point; does nothing if there are none. */
export function refuseFaults(faults: Fault[]): void {
  const [first] = faults;
  if (!first) return;
  const untold = faults.length - MOST_TOLD;
  const more = untold > 0 ? ` (the first ${MOST_TOLD} are listed, ${untold} more are not)` : '';
  const message =
    faults.length === 1 ? first.message : `Please check ${faults.length} fields${more}. ${first.message}`;
  throw requestProblems.invalid(message, faults.slice(0, MOST_TOLD));
}
