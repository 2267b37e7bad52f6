import { Question } from './question.js';

export interface OwnOffHire {
  readonly id: string;
}

/** Which off-hire notices has this account given? Asked by records for the download of own data; answered by off-hires, the latest first. */
export class ReadOwnOffHires extends Question<OwnOffHire[]> {
  constructor(
    readonly driverId: string,
    readonly limit: number,
    /** Id of the notice that the page before ended with. */
    readonly after?: string,
  ) {
    super();
  }
}
