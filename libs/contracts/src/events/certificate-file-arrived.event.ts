/**
 * Fired when the paper of a certificate has been sent.
 * By: machines. Listened to by: documents (reads it, as it reads those of the vault).
 */
export class CertificateFileArrived {
  static readonly eventName = 'certificate.file-arrived';

  constructor(
    readonly payload: {
      /** UUID of the file, which holds its own upload. */
      readonly id: string;
      readonly contentType: string;
    },
  ) {}
}
