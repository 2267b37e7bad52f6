import { SEARCH_LENGTH } from '@groundsheet/form-rules';
import type { ComponentProps } from 'react';

import { useLateText } from '../lib/use-late-text.js';
import { TextField } from './field.js';

interface SearchFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> {
  value: string | undefined;
  /** Once the typing has paused or the box is left; undefined for everything. */
  onSearch: (text: string | undefined) => void;
}

/** A box for what a list is searched for. */
export function SearchField({ value, onSearch, ...rest }: SearchFieldProps) {
  const [typed, type, passOn] = useLateText(value, onSearch);
  return (
    <TextField
      maxLength={SEARCH_LENGTH}
      {...rest}
      type="search"
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={passOn}
    />
  );
}
