/**
 * Fired when a document has come into a driver's vault, or further files of one, in the transaction that takes them.
 * By: documents. Listened to by: documents (reads it).
 */
export class DocumentUploaded {
  static readonly eventName = 'document.uploaded';

  constructor(
    readonly payload: {
      readonly id: string;
      readonly ownerId: string;
      /** Whether any of its files is one. */
      readonly hasPdf: boolean;
      /** How many others of the account wait to be read. */
      readonly waiting: number;
    },
  ) {}
}
