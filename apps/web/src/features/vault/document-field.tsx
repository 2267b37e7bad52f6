import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_NAMES,
  FIELD_LENGTHS,
  type ProposedField,
} from '@groundsheet/form-rules';

import { TextField } from '../../components/field.js';
import { SelectField } from '../../components/select-field.js';
import { FIELD_LABELS } from './document-fields.js';

const CATEGORIES = DOCUMENT_CATEGORY_NAMES.map((value) => ({ value, label: DOCUMENT_CATEGORIES[value] }));

interface DocumentFieldProps {
  field: ProposedField;
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** What its owner says of a document, by the control that fits. */
export function DocumentField({ field, id, value, onChange }: DocumentFieldProps) {
  const label = FIELD_LABELS[field];
  if (field === 'category') {
    const category = DOCUMENT_CATEGORY_NAMES.find((name) => name === value);
    return (
      <SelectField
        id={id}
        label={label}
        none="Choose what it is"
        options={CATEGORIES}
        value={category}
        onChoose={(chosen) => onChange(chosen ?? '')}
      />
    );
  }
  const kind = field === 'expiryDate' ? { type: 'date' } : { maxLength: FIELD_LENGTHS[field] };
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      {...kind}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
