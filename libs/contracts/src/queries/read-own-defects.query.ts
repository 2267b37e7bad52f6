import { Question } from './question.js';

/** What a person has reported, or done about a defect, as the download of own data shows it. */
export interface OwnDefectEvent {
  readonly id: string;
}

/**
 * What has this account reported of machines, and done about their defects? Asked by records for the download of own data;
 * answered by defects, the latest first.
 */
export class ReadOwnDefectEvents extends Question<OwnDefectEvent[]> {
  constructor(
    readonly driverId: string,
    readonly limit: number,
    /** Id of the event that the page before ended with. */
    readonly after?: string,
  ) {
    super();
  }
}
