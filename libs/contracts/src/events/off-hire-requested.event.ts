/** A notice that a machine may be collected, as those who hear of it need it. Texts as they were typed. */
export interface OffHireFacts {
  readonly offHireId: string;
  readonly reference: string;
  readonly plantNumber: string;
  /** `Dumper, Thwaites MACH 690`; null where the machine is in no register. */
  readonly machine: string | null;
  readonly firm: string;
  readonly contactName: string;
  readonly phone: string;
  /** Whom the receipt goes to. */
  readonly email: string;
  /** The customer's own address, where the firm is a customer of the register that has one. */
  readonly companyEmail: string | null;
  readonly machineHours: string;
  readonly siteLocation: string | null;
  /** `YYYY-MM-DD` */
  readonly readyFrom: string;
  /** ISO instant. */
  readonly givenAt: string;
  /** Working days. */
  readonly noticeDays: number;
  /** Its last day, `YYYY-MM-DD`. */
  readonly noticeEnds: string;
  /** How many photos were sent with it. */
  readonly photos: number;
}

/**
 * Fired when a hirer has given notice that a machine may be collected, in the transaction that keeps the notice.
 * By: off-hires. Listened to by: deliveries (mails who gave it, the customer and the office).
 */
export class OffHireRequested {
  static readonly eventName = 'off-hire.requested';

  constructor(readonly payload: OffHireFacts) {}
}
