import { ChevronDown } from 'lucide-react';

import { cn } from '../lib/cn.js';
import { Field, inputVariants } from './field.js';

interface SelectFieldProps<T extends string> {
  id: string;
  label: string;
  autoFocus?: boolean;
  /** What stands there when nothing is chosen. */
  none: string;
  options: readonly { value: T; label: string }[];
  value: T | undefined;
  onChoose: (value: T | undefined) => void;
}

/** One of a list, by the phone's own picker. */
export function SelectField<T extends string>({
  id,
  label,
  autoFocus,
  none,
  options,
  value,
  onChoose,
}: SelectFieldProps<T>) {
  return (
    <Field id={id} label={label}>
      <div className="relative">
        <select
          id={id}
          autoFocus={autoFocus}
          className={cn(inputVariants(), 'field-select pe-11')}
          value={value ?? ''}
          onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-3.5 top-1/2 size-5.5 -translate-y-1/2"
        />
      </div>
    </Field>
  );
}
