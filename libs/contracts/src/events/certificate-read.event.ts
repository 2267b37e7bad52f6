import type { CertificateKind } from '@groundsheet/form-rules';

/** What a paper says of itself; a person judges it, and what it does not say is null. */
export interface CertificateProposals {
  readonly kind: CertificateKind | null;
  /** `YYYY-MM-DD` */
  readonly examinedOn: string | null;
  /** `YYYY-MM-DD` */
  readonly dueOn: string | null;
}

/**
 * Fired when the paper of a certificate has been read, or could not be.
 * By: documents. Listened to by: machines (keeps what it proposes).
 */
export class CertificateRead {
  static readonly eventName = 'certificate.read';

  constructor(
    readonly payload: {
      /** UUID of the file. */
      readonly id: string;
      readonly proposals: CertificateProposals;
    },
  ) {}
}
