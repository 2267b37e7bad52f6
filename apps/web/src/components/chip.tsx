import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.js';

interface ChipProps extends ComponentProps<'button'> {
  chosen: boolean;
}

/** Narrows a list, or picks one of what is offered; pressed again where its `onClick` takes it back. */
export function Chip({ chosen, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={cn(
        'inline-flex min-h-touch items-center gap-2 rounded-control edged px-3 text-sm font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0',
        chosen ? 'border-text bg-quiet ring-1 ring-text' : 'border-strong bg-surface hover:bg-quiet',
        className,
      )}
      {...rest}
    >
      {chosen ? <Check aria-hidden /> : null}
      {children}
    </button>
  );
}
