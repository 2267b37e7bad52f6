import type { DocumentCategory } from '@groundsheet/form-rules';

/** What its owner may change of a document. */
export interface DocumentFacts {
  readonly category: DocumentCategory;
  readonly description: string | null;
  /** Plain date: the last day on which it is valid. */
  readonly expiryDate: string | null;
  /** As on a card or licence. */
  readonly documentNumber: string | null;
  readonly holderName: string | null;
}
