import type { Draft } from '../drafts/draft.js';
import { enterOnForm } from '../drafts/draft.js';
import { EntryField, type EntryFieldProps } from './entry-field.js';
import type { StepProps } from '../wizard/step-props.js';

type TextName<Form> = {
  [Name in keyof Form]: Form[Name] extends string | null ? (null extends Form[Name] ? Name : never) : never;
}[keyof Form] &
  EntryFieldProps['name'];

type FormTextFieldProps<Made extends Draft> = StepProps<Made> &
  Omit<EntryFieldProps, 'name' | 'value' | 'onEnter' | 'error'> & { name: TextName<Made['form']> };

/** A text of the form, tied to the draft under its wire name. */
export function FormTextField<Made extends Draft>({
  draft,
  change,
  errors,
  name,
  ...rest
}: FormTextFieldProps<Made>) {
  const form: Made['form'] = draft.form;
  return (
    <EntryField
      name={name}
      value={form[name] as string | null}
      error={errors[name]}
      onEnter={(text) => change((current) => enterOnForm(current, { [name]: text } as Partial<Made['form']>))}
      {...rest}
    />
  );
}
