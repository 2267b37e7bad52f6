import { PASSWORD_MAX, PASSWORD_MIN, passwordFault, type PasswordOwner } from '@groundsheet/form-rules';
import { useDeferredValue, useState, type ChangeEvent } from 'react';

import { PasswordField } from '../../components/password-field.js';
import { cn } from '../../lib/cn.js';
import { retriable } from '../../lib/retriable.js';

/** docs/safeguards.md, Passwords. */
const HINT = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters. A few words in a row will do.`;

const LEVELS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'];
const TONES = ['bg-bad', 'bg-bad', 'bg-attention', 'bg-good', 'bg-good'];

const loadStrength = retriable(() => import('./password-strength.js'));
type Judge = Awaited<ReturnType<typeof loadStrength>>['passwordStrength'];

interface NewPasswordFieldProps {
  label: string;
  name: string;
  /** Whose password it is to be, as far as that is known. */
  owner: PasswordOwner;
  /** What the server says about it. */
  error: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A password that is being chosen: says while one types how hard it is to guess, and why it would be refused. */
export function NewPasswordField({ owner, error, ...field }: NewPasswordFieldProps) {
  const [judge, setJudge] = useState<Judge | null>(null);
  const load = () =>
    // Without a signal there is no meter; the reasons are here, and the server has the last word.
    void loadStrength().then(
      ({ passwordStrength }) => setJudge(() => passwordStrength),
      () => undefined,
    );
  const password = useDeferredValue(field.value);
  const fault = password ? passwordFault(password, owner) : null;
  const level = password && judge ? judge(password, owner) : null;
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        autoComplete="new-password"
        required
        hint={HINT}
        error={error}
        onFocus={load}
        {...field}
      />
      {level === null ? null : <Meter level={fault ? 0 : level} />}
      <p aria-live="polite" className="text-sm empty:hidden">
        {fault === error ? null : fault}
      </p>
    </div>
  );
}

function Meter({ level }: { level: number }) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="meter"
        aria-label="Strength"
        aria-valuemin={0}
        aria-valuemax={LEVELS.length - 1}
        aria-valuenow={level}
        aria-valuetext={LEVELS[level]}
        className="flex grow gap-1"
      >
        {LEVELS.map((name, at) => (
          <span key={name} className={cn('h-2 grow rounded-chip', at <= level ? TONES[level] : 'bg-line')} />
        ))}
      </div>
      <span aria-live="polite" className="w-24 text-sm font-semibold">
        {LEVELS[level]}
      </span>
    </div>
  );
}
