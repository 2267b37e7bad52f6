import {
  DOCUMENT_CATEGORY_NAMES,
  FIELD_LENGTHS,
  type ProposedField as DocumentField,
} from '@groundsheet/form-rules';
import { DocumentProposal, type Document } from './document.entity.js';
import { bestOf, type ProposedField, type ShownProposal } from '@groundsheet/reading';

const FIELDS: Record<ProposedField, DocumentField> = {
  category: 'category',
  expires: 'expiryDate',
  number: 'documentNumber',
  name: 'holderName',
};

/** What the process that reads says is a stranger's word: only what the field can be is proposed. */
const CAN_BE: Record<DocumentField, (value: string) => boolean> = {
  category: (value) => (DOCUMENT_CATEGORY_NAMES as readonly string[]).includes(value),
  expiryDate: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  documentNumber: (value) => value.length <= FIELD_LENGTHS.documentNumber,
  holderName: (value) => value.length <= FIELD_LENGTHS.holderName,
};

/** What all files of a document say of it, without what its owner has said already. */
export function proposalsFor(document: Document, found: readonly ShownProposal[]): DocumentProposal[] {
  return bestOf(found).flatMap(({ field: read, value, confidence, cutOut }) => {
    const field = FIELDS[read];
    if (!CAN_BE[field](value) || document[field] === value) return [];
    const picture = Buffer.from(cutOut);
    return [Object.assign(new DocumentProposal(), { document, field, value, confidence, picture })];
  });
}
