import { Question } from './question.js';

/** The customer who is told what stops a machine; all null where none is known. */
export interface Hirer {
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly companyEmail: string | null;
}

/**
 * Whom is this machine on hire to, by the last form of a confirmed account, unless it was collected since? Asked by defects for a report
 * without a check sheet; answered by off-hires.
 */
export class TellHirer extends Question<Hirer> {
  /** @param machineKey as `machineKey` of form-rules has it */
  constructor(readonly machineKey: string) {
    super();
  }
}

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
