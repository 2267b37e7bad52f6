/** One fault of a request: where it is (a path in the wire's names), what it is, what to do about it. */
export interface Fault {
  /** `timesheetData.mondayStart`; empty for the request as a whole. */
  path: string;
  code: string;
  /** A sentence for the user. */
  message: string;
}

/**
 * A refusal that the caller is told about: `{ statusCode, code, message, details? }` (architecture, HTTP).
 * Anything else that is thrown answers 500 without a word about its cause.
 */
export class Problem extends Error {
  /**
   * @param status HTTP status, 400 to 599
   * @param code for the program, `timesheet.hours-missing`
   * @param message a sentence for the user, saying what to do
   * @param details faults per field, or facts the screen needs
   * @param retryAfter seconds, for 429 and 503
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: Fault[] | Record<string, unknown>,
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = 'Problem';
  }
}

/** Refuses a request for all its faults at once; does nothing when there are none. */
export function refuseFaults(faults: Fault[]): void {
  if (faults.length === 0) return;
  const message =
    faults.length === 1 ? faults[0]!.message : `${faults.length} things need mending: ${faults[0]!.message}`;
  throw new Problem(422, 'request.invalid', message, faults);
}
