export interface PayloadOfAsk {
  /** UUID; an event that arrives twice causes one mail. */
  readonly requestId: string;
  readonly driverId: string;
  /** Of the set, or of the sheets that are there, each once: `D-114, EX-0417`. */
  readonly plantNumber: string | null;
  /** A Saturday, `YYYY-MM-DD`. */
  readonly weekEnding: string;
  /** What is asked for, in the middle of a sentence: `timesheet and check sheets`. */
  readonly needs: string;
  /** The set that is to be completed; null where a week is asked about. */
  readonly setId: string | null;
  /** What is missing, a line for each form; empty where `needs` says it all. */
  readonly missing: readonly string[];
  /** What the supervisor has added, in one line. */
  readonly note: string | null;
  /** UUID of the supervisor. */
  readonly askedBy: string;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Fired when a supervisor asks a driver to complete the forms of a set or for what is missing of a week, at most once a day
 * for each driver and week. By: approvals. Listened to by: deliveries (mails the driver).
 */
export class FormSetAsked {
  static readonly eventName = 'form-set.asked';

  constructor(readonly payload: PayloadOfAsk) {}
}
