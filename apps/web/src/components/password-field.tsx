import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { Button } from './button.js';
import { Field, fieldDescription, inputVariants } from './field.js';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'id'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Tells a password manager whether to fill in a password or to make one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at: with gloves on every second letter is a guess. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={cn(inputVariants({ invalid: Boolean(error) }), 'pe-14')}
          {...fieldDescription(id, error, hint)}
          {...rest}
        />
        <Button
          variant="quiet"
          size="icon"
          className="absolute inset-y-0 end-0.5 my-auto no-underline"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          <span className="sr-only">Show {label.toLowerCase()}</span>
        </Button>
      </div>
    </Field>
  );
}
