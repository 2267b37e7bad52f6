import type { Severity } from '@groundsheet/form-rules';

/** A defect, for the people who have to act on it. */
export interface DefectFacts {
  readonly defectId: string;
  /** `D-1042` */
  readonly number: string;
  readonly severity: Severity;
  readonly plantNumber: string;
  /** `Park brake` */
  readonly item: string;
}

/** What a check has found or a person has reported. */
export interface PayloadOfDefect extends DefectFacts {
  /** UUID; an event that arrives twice causes one mail to each. */
  readonly requestId: string;
  /** The answer in words: `Fail`. */
  readonly finding: string;
  /** What its driver noted, as typed; null where nothing was. */
  readonly note: string | null;
  readonly hasPhoto: boolean;
  /** The check sheet; null where there was none. Whose name stands on it or on the report, as typed. */
  readonly formId: string | null;
  readonly reference: string | null;
  readonly driverName: string;
  /** ISO instants: of the check, and of its arrival. */
  readonly checkedAt: string;
  readonly receivedAt: string;
  /** The customer whose site it is on, and their own address. */
  readonly companyName: string | null;
  readonly companyEmail: string | null;
  /** A guest proposes an A that nobody has confirmed. */
  readonly isProposed: boolean;
}

/**
 * Fired when a check or a report has found something that was not known, an open defect has become an A, or a person has opened
 * an A again; in the transaction that stores the defect. By: defects. Listened to by: deliveries (mails about an A).
 */
export class DefectOpened {
  static readonly eventName = 'defect.opened';

  constructor(readonly payload: PayloadOfDefect) {}
}
