/** One fault of a request: where it is (a path in the wire's names), what it is, and what to do about it. */
export interface Fault {
  /** `timesheetData.mondayStart`; empty for the request as a whole. */
  path: string;
  code: string;
  /** For the user. */
  message: string;
}

/**
 * A refusal that the caller is told about: `{ statusCode, code, message, details? }` (docs/product.md, Errors). Anything
 * else that is thrown becomes a 500 that does not mention its cause.
 */
export class Problem extends Error {
  /**
   * @param status HTTP status, 400 to 599
   * @param code for programs, `timesheet.hours-missing`
   * @param message for the user, saying what to do
   * @param details faults per field, or other facts that the screen needs
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

/** Refuses a request with all its faults at once; does nothing if there are none. */
export function refuseFaults(faults: Fault[]): void {
  if (faults.length === 0) return;
  const message =
    faults.length === 1 ? faults[0]!.message : `Please check ${faults.length} fields. ${faults[0]!.message}`;
  throw new Problem(422, 'request.invalid', message, faults);
}
