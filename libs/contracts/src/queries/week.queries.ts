import { Question } from './question.js';

/** A week of a driver that is not whole, as far as a mail about it has to know. */
export interface MissingOfWeek {
  readonly lacks: 'timesheet' | 'check-sheets';
  /** Of the sheets that are there: `D-114, EX-0417`. */
  readonly machines: string | null;
  /** The days that have hours, `YYYY-MM-DD`. */
  readonly workedOn: readonly string[];
}

/**
 * What is missing of a driver's week? Null where nothing is. Asked by approvals before a driver is asked for it; answered by
 * records.
 */
export class TellMissing extends Question<MissingOfWeek | null> {
  /** @param weekEnding a Saturday, `YYYY-MM-DD` */
  constructor(
    readonly driverId: string,
    readonly weekEnding: string,
  ) {
    super();
  }
}

/** A driver and a week that they can be asked about. */
export interface AskedWeek {
  readonly driverId: string;
  /** A Saturday, `YYYY-MM-DD`. */
  readonly weekEnding: string;
}

/**
 * When were these drivers asked about these weeks? Asked by records; answered by approvals in the same order, with an ISO
 * instant, or null where they can be asked (again).
 */
export class TellAsks extends Question<(string | null)[]> {
  constructor(readonly weeks: readonly AskedWeek[]) {
    super();
  }
}
