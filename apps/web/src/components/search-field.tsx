import { SEARCH_LENGTH } from '@groundsheet/form-rules';
import type { ComponentProps } from 'react';

import { useLateText } from '../lib/use-late-text.js';
import { TextField } from './field.js';

interface SearchFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'onChange'> {
  value: string | undefined;
  /** Once the typing has paused, or the box in a dialog is left, which may close; undefined for everything. */
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
      // Beside its list, which must not move under a row that is just being pressed.
      onBlur={({ currentTarget }) => {
        if (currentTarget.closest('[role="dialog"]')) passOn();
      }}
    />
  );
}
