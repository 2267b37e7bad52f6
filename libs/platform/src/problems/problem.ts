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

/** What the caller receives. */
export function bodyOf({ status, code, message, details }: Problem): object {
  return { statusCode: status, code, message, ...(details ? { details } : {}) };
}
