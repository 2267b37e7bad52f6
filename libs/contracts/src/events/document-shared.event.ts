/**
 * Fired when the pages of a document are to be drawn: it was put into a share pack, or has further PDFs since. By: documents.
 * Listened to by: documents (draws it).
 */
export class DocumentShared {
  static readonly eventName = 'document.shared';

  constructor(
    readonly payload: {
      /** UUID of the document. */
      readonly id: string;
      readonly ownerId: string;
      /** How many others of the pack come before it. */
      readonly waiting: number;
    },
  ) {}
}
