import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Notice } from '../../components/badge.js';

/** Stays on the page until the form has gone. */
export function SendFailure({ children }: { children: ReactNode }) {
  return (
    <Notice tone="bad" role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Notice>
  );
}
