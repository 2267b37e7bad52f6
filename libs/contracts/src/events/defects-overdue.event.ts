import type { DefectFacts } from './defect-opened.event.js';

/** What is late, for the people who can see to it. */
export interface PayloadOfOverdueDefects {
  /** UUID; an event that arrives twice causes one mail to each. */
  readonly requestId: string;
  /** The worst first, at most 20 of them. */
  readonly defects: readonly (DefectFacts & {
    /** `YYYY-MM-DD` */
    readonly dueOn: string;
    /** Who has it in hand; null where nobody has. */
    readonly owner: string | null;
  })[];
  readonly total: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Fired once a day by housekeeping while defects are overdue: each is told of on three days, and on Mondays again.
 * By: defects. Listened to by: deliveries (mails supervisors and admins).
 */
export class DefectsOverdue {
  static readonly eventName = 'defects.overdue';

  constructor(readonly payload: PayloadOfOverdueDefects) {}
}
