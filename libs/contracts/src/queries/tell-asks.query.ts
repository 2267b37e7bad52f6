import { Question } from './question.js';

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
