import type { DefectFacts } from './defect-opened.event.js';

export interface PayloadOfClosedDefect extends DefectFacts {
  /** UUID; an event that arrives twice causes one mail to each. */
  readonly requestId: string;
  readonly outcome: 'confirmed' | 'no fault';
  /** Who repaired it, of which firm, what was done, the day, and the reference of its record, if it has one; null where no repair was recorded. */
  readonly repair: {
    readonly fitter: string;
    readonly firm: string | null;
    readonly work: string;
    readonly on: string;
    readonly record: string | null;
  } | null;
  /** Who released the machine; null where nobody had to. */
  readonly releasedBy: string | null;
  /** The check that found it good; null where a person has closed it. */
  readonly check: { readonly reference: string; readonly driverName: string; readonly date: string } | null;
  /** Why no fault was found, and who says so; null where a check has closed it. */
  readonly reason: string | null;
  readonly closedBy: string | null;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Fired when a check has found the item of a defect good, or nobody could find the fault; in the transaction that stores it.
 * By: defects. Listened to by: deliveries (mails those who were told of an A).
 */
export class DefectClosed {
  static readonly eventName = 'defect.closed';

  constructor(readonly payload: PayloadOfClosedDefect) {}
}
