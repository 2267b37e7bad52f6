import { FIELD_LENGTHS, titleCaseName, type TimesheetForm } from '@groundsheet/form-rules';
import { useMemo, type ComponentProps } from 'react';

import { TextField } from '../../../components/field.js';
import { loadMemory, type MemoryList } from '../../../lib/form-memory.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

type TextName = keyof typeof FIELD_LENGTHS & keyof TimesheetForm;

interface FormTextFieldProps
  extends StepProps, Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'> {
  name: Exclude<TextName, 'submissionEmails' | 'submissionWhatsApps'>;
  /** People's names are title-cased on leaving the field. */
  isName?: boolean;
  /** What was entered here before, offered as one types. */
  memory?: MemoryList;
}

/** A text of the form, tied to the draft under its wire name. */
export function FormTextField({
  draft,
  change,
  errors,
  name,
  isName,
  memory,
  onBlur,
  ...rest
}: FormTextFieldProps) {
  const value = draft.form[name] ?? '';
  const set = (text: string) => change((current) => enter(current, { [name]: text || null }));
  const suggestions = useMemo(() => (memory ? loadMemory()[memory] : []), [memory]);
  return (
    <TextField
      id={name}
      name={name}
      value={value}
      error={errors[name]}
      maxLength={FIELD_LENGTHS[name]}
      onChange={(event) => set(event.target.value)}
      onBlur={(event) => {
        const tidy = isName ? titleCaseName(value) : value;
        if (tidy !== value) set(tidy);
        onBlur?.(event);
      }}
      suggestions={suggestions}
      {...rest}
    />
  );
}
