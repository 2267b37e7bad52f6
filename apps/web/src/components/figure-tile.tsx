import { cva } from 'class-variance-authority';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn.js';

/** What a link or a button with a `FigureTile` in it looks like; a tone where there is something to do. */
export const figureTileVariants = cva(
  'flex min-h-26 min-w-0 flex-col justify-between gap-1 rounded-card border border-line bg-surface p-4 text-start hover:bg-quiet',
  {
    variants: {
      tone: {
        none: '',
        good: 'border-s-4 border-s-good',
        attention: 'border-s-4 border-s-attention',
        bad: 'border-s-4 border-s-bad',
      },
      chosen: { true: 'border-text bg-quiet ring-1 ring-text', false: '' },
    },
    defaultVariants: { tone: 'none', chosen: false },
  },
);

interface FigureTileProps {
  /** Undefined as long as nobody knows. */
  figure: number | string | undefined;
  label: ReactNode;
  icon: LucideIcon;
  chosen?: boolean;
}

/** A figure with the line that says of what; nought is grey. */
export function FigureTile({ figure, label, icon: Icon, chosen = false }: FigureTileProps) {
  return (
    <>
      <span className="flex items-start justify-between gap-2">
        <strong className={cn('figures font-heading text-3xl', (!figure || figure === '0') && 'text-muted')}>
          {figure ?? '-'}
        </strong>
        <span className="flex gap-1 text-muted [&_svg]:size-5.5 [&_svg]:shrink-0">
          <Icon aria-hidden />
          {chosen ? <Check aria-hidden className="text-text" /> : null}
        </span>
      </span>
      <span className="text-sm leading-tight font-semibold">{label}</span>
    </>
  );
}
