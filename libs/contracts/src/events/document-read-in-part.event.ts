/**
 * Fired when a document still waits to be read or drawn: its turn is over and it has further pages, or its owner's time for the
 * hour was used up. By: documents. Listened to by: documents (reads the document whose turn it is).
 */
export class DocumentReadInPart {
  static readonly eventName = 'document.read-in-part';

  constructor(
    readonly payload: {
      /** UUID of the document. */
      readonly id: string;
    },
  ) {}
}
