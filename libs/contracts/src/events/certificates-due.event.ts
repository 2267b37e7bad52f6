/** What is to be renewed, for the people who can see to it. */
export interface PayloadOfDueCertificates {
  /** UUID; an event that arrives twice causes one mail to each. */
  readonly requestId: string;
  /** At most 20 of them. */
  readonly certificates: readonly {
    readonly plantNumber: string;
    /** `Thorough examination, 12 months` */
    readonly label: string;
    /** `Due in 7 days` */
    readonly standing: string;
    /** `YYYY-MM-DD`; null where the meter alone says when. */
    readonly dueOn: string | null;
    readonly isRequired: boolean;
  }[];
  readonly total: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Fired when certificates of machines have 30, 7 or 0 days left, once for each, by housekeeping.
 * By: machines. Listened to by: deliveries (mails supervisors and admins).
 */
export class CertificatesDue {
  static readonly eventName = 'certificates.due';

  constructor(readonly payload: PayloadOfDueCertificates) {}
}
