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
