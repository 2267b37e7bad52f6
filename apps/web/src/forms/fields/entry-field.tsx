import { FIELD_LENGTHS, type MemoryList } from '@groundsheet/form-rules';
import { useMemo, type ComponentProps } from 'react';

import { loadMemory } from '../memory/form-memory.js';
import { TextField } from '../../components/field.js';
import { useTidyName } from '../../lib/use-tidy-name.js';

export interface EntryFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'maxLength'
> {
  /** Its name on the wire, which also tells how long it may be. */
  name: keyof typeof FIELD_LENGTHS;
  value: string | null;
  onEnter: (text: string | null) => void;
  /** People's names are title-cased on leaving the field, once. */
  isName?: boolean;
  /** What was entered here before, offered as one types. */
  memory?: MemoryList;
}

/** Letters of other scripts than a PDF has. */
const NOT_ON_PAPER =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const LATIN_ON_PAPER =
  'The PDF writes this name in Latin letters. Type it as your passport does to have it so.';

/** A text of a form; an empty one is null. */
export function EntryField({
  name,
  value,
  onEnter,
  isName,
  memory,
  onFocus,
  onBlur,
  ...rest
}: EntryFieldProps) {
  const { begin, leave } = useTidyName();
  const text = value ?? '';
  const suggestions = useMemo(() => (memory ? loadMemory()[memory] : []), [memory]);
  return (
    <TextField
      id={name}
      name={name}
      value={text}
      maxLength={FIELD_LENGTHS[name]}
      onChange={(event) => onEnter(event.target.value || null)}
      onFocus={(event) => {
        begin(text);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        const tidy = isName ? leave(text) : text;
        if (tidy !== text) onEnter(tidy || null);
        onBlur?.(event);
      }}
      suggestions={suggestions}
      hint={isName && NOT_ON_PAPER.test(text) ? LATIN_ON_PAPER : undefined}
      {...rest}
    />
  );
}
