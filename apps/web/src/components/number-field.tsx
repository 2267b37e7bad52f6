import { useState, type ComponentProps } from 'react';

import { TextField } from './field.js';

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'min' | 'max' | 'step'
> {
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  step: number;
}

/** A number with the numeric keyboard; on leaving the field it settles on the nearest allowed value. */
export function NumberField({ value, onChange, min, max, step, onBlur, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(nearestAllowed(event.target.value, { min, max, step }));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

/** The allowed number next to what was typed (a decimal comma will do); null for nothing or no number. */
export function nearestAllowed(
  text: string,
  { min, max, step }: { min: number; max: number; step: number },
): number | null {
  const number = Number(text.trim().replace(',', '.'));
  if (!text.trim() || Number.isNaN(number)) return null;
  const stepped = Math.round(number / step) * step;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(4))));
}
