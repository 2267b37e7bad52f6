import { cva } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../lib/cn.js';

export const inputVariants = cva(
  'w-full min-w-0 rounded-control border-2 bg-surface px-3.5 text-text placeholder:text-muted disabled:text-muted',
  {
    variants: {
      invalid: { true: 'border-bad', false: 'border-strong' },
      size: { field: 'h-field', compact: 'h-touch px-2', area: 'min-h-28 py-3' },
    },
    defaultVariants: { invalid: false, size: 'field' },
  },
);

interface FieldShell {
  label: ReactNode;
  /** What to do about it, beside the field; also turns the border red. */
  error?: string | undefined;
  hint?: ReactNode;
  /** The label is for the ear only, because a column heading already says it. */
  labelHidden?: boolean;
  size?: 'field' | 'compact';
}

interface FieldProps extends FieldShell {
  className?: string | undefined;
  id: string;
  children: ReactNode;
}

/** Label, control, hint and error of one field; the control takes `id` and `fieldDescription(id, …)`. */
export function Field({ id, label, error, hint, labelHidden, className, children }: FieldProps) {
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-center gap-2 text-sm font-semibold text-bad">
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The aria attributes that tie a control to its hint and error. */
export function fieldDescription(id: string, error: unknown, hint: unknown) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

interface TextFieldProps extends FieldShell, Omit<ComponentProps<'input'>, 'size'> {
  /** Offered as one types. */
  suggestions?: readonly string[];
}

export function TextField({
  label,
  error,
  hint,
  labelHidden,
  size = 'field',
  className,
  id,
  suggestions = [],
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      error={error}
      hint={hint}
      labelHidden={labelHidden}
      className={className}
    >
      <input
        id={fieldId}
        className={cn(inputVariants({ invalid: Boolean(error), size }))}
        list={suggestions.length > 0 ? `${fieldId}-list` : undefined}
        {...fieldDescription(fieldId, error, hint)}
        {...rest}
      />
      {suggestions.length > 0 ? (
        <datalist id={`${fieldId}-list`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
    </Field>
  );
}

type TextAreaFieldProps = FieldShell & Omit<ComponentProps<'textarea'>, 'size'>;

export function TextAreaField({
  label,
  error,
  hint,
  labelHidden,
  className,
  id,
  ...rest
}: TextAreaFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      error={error}
      hint={hint}
      labelHidden={labelHidden}
      className={className}
    >
      <textarea
        id={fieldId}
        className={cn(inputVariants({ invalid: Boolean(error), size: 'area' }))}
        {...fieldDescription(fieldId, error, hint)}
        {...rest}
      />
    </Field>
  );
}
