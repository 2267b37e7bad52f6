import type { ComponentProps } from 'react';

import { TextField } from './field.js';

/** A box for one mail address: phones show the keyboard for it and leave its letters alone. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField inputMode="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />;
}
