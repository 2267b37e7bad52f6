import { isPlainDate } from '@groundsheet/form-rules';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react';

import { TextField } from './field.js';

/** By then a person who types a day from paper has typed its next figure. */
const TYPING_PAUSE_MS = 1000;

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> {
  /** A plain date. */
  value: string | undefined;
  /** Gets a whole day, picked or typed; undefined when the field was emptied. */
  onDay: (day: string | undefined) => void;
}

/**
 * A day that the screen acts on. While it is typed the browser calls it empty, or says the year 2: what is in the field
 * stays as it is until the day is whole, since to set it again would throw away what was typed.
 */
export function DayField({ value = '', onDay, ...rest }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  const byKeys = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== before) {
    setBefore(value);
    setTyped(null);
  }
  const isWhole = ({ value: day, validity }: HTMLInputElement) =>
    isPlainDate(day) || (day === '' && !validity.badInput && !rest.required);
  const tell = (input: HTMLInputElement) => {
    if (isWhole(input) && input.value !== value) onDay(input.value || undefined);
  };
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    setTyped(input.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(input), byKeys.current ? TYPING_PAUSE_MS : 0);
  };
  const leave = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    if (isWhole(input)) tell(input);
    else setTyped(null);
  };
  return (
    <TextField
      {...rest}
      type="date"
      value={typed ?? value}
      onKeyDown={() => (byKeys.current = true)}
      onPointerDown={() => (byKeys.current = false)}
      onChange={change}
      onBlur={leave}
    />
  );
}
