import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { TextField } from '../../components/field.js';
import type { OpenedRequest, SignLink } from './api.js';
import { Refused } from './refused.js';
import { useCall } from './use-call.js';

/** What the person asked to sign does about it. */
export interface ActProps {
  link: SignLink;
  opened: OpenedRequest;
  onDone: (opened: OpenedRequest) => void;
  onBack: () => void;
}

interface ActFrameProps extends Pick<ActProps, 'onDone' | 'onBack'> {
  /** What is entered for it. */
  children: ReactNode;
  isReady: boolean;
  /** On the button that does it, and while it is under way. */
  label: ReactNode;
  doing: string;
  back: string;
  variant?: ComponentProps<typeof Button>['variant'];
  call: () => Promise<OpenedRequest>;
}

/** One thing that can be done: what is entered, why it was refused, the button that does it, and the way back. */
export function Act({ children, isReady, label, doing, back, variant = 'primary', ...rest }: ActFrameProps) {
  const calling = useCall(rest.onDone);
  return (
    <div className="flex flex-col gap-4">
      {children}
      {calling.said ? <Refused error={calling.error} said={calling.said} /> : null}
      <Button
        variant={variant}
        size="action"
        disabled={!isReady || calling.isPending}
        onClick={() => void calling.run(rest.call)}
      >
        {calling.isPending ? doing : label}
      </Button>
      <Button onClick={rest.onBack}>{back}</Button>
    </div>
  );
}

interface NameFieldProps {
  label: string;
  /** Whether it is the name of the person holding the phone. */
  isOwn?: boolean;
  value: string;
  onChange: (name: string) => void;
}

export function NameField({ label, isOwn = true, value, onChange }: NameFieldProps) {
  return (
    <TextField
      label={label}
      autoComplete={isOwn ? 'name' : 'off'}
      autoCapitalize="words"
      maxLength={80}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The name of the person with the phone, and its field: filled in with who it was passed on to, or who was asked. */
export function useOwnName({ passedOnTo, toName }: OpenedRequest) {
  const [typed, setName] = useState(passedOnTo ?? toName ?? '');
  const field = <NameField label="Your name" value={typed} onChange={setName} />;
  return { name: typed.trim(), field };
}
