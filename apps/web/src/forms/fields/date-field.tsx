import { formatFullDate, isPlainDate } from '@groundsheet/form-rules';

import { TextField } from '../../components/field.js';

interface DateFieldProps {
  /** Its name on the wire. */
  name: string;
  label: string;
  value: string | null;
  error: string | undefined;
  onEnter: (date: string | null) => void;
  required?: boolean;
}

/** A day, with its weekday and month written out below: 'Saturday 21 November 2026'. */
export function DateField({ name, value, onEnter, ...rest }: DateFieldProps) {
  return (
    <TextField
      id={name}
      name={name}
      type="date"
      value={value ?? ''}
      hint={value && isPlainDate(value) ? formatFullDate(value) : undefined}
      onChange={(event) => onEnter(event.target.value || null)}
      {...rest}
    />
  );
}
