import {
  DOCUMENT_CATEGORIES,
  formatDate,
  type DocumentCategory,
  type ProposedField,
} from '@groundsheet/form-rules';

export const FIELD_LABELS: Record<ProposedField, string> = {
  category: 'Category',
  expiryDate: 'Expiry date',
  documentNumber: 'Number',
  holderName: 'Name on it',
};

/** A value as people read it. */
export function inWords(field: ProposedField, value: string): string {
  if (field === 'category') return DOCUMENT_CATEGORIES[value as DocumentCategory] ?? value;
  return field === 'expiryDate' ? formatDate(value) : value;
}
