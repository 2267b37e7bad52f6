import { PenLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { Button } from '../button.js';
import { TextField } from '../field.js';
import { typedSignature } from './signature-image.js';

interface TypedNameProps {
  label: string;
  onPicture: (picture: string | null) => void;
  onDraw: () => void;
  children?: ReactNode;
}

/** For people who cannot draw: the name, typed, which page and paper say of it. */
export function TypedName({ label, onPicture, onDraw, children }: TypedNameProps) {
  const [name, setName] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={`${label}: type your full name`}
        hint="The form will say that it was signed by typing the name."
        autoComplete="off"
        autoCapitalize="words"
        autoFocus
        maxLength={FIELD_LENGTHS.clientSignedName}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          onPicture(target.value.trim() ? typedSignature(target.value.trim()) : null);
        }}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="quiet" className="col-span-full" onClick={onDraw}>
          <PenLine aria-hidden /> Draw it instead
        </Button>
        {children}
      </div>
    </div>
  );
}
