import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

import { cn } from '../lib/cn.js';

/** The mark: a yellow sheet with a folded corner and a heavy tick. Beside a word it is decoration. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cn('shrink-0', className)}>
      <path className="fill-accent" d="M3 1h18l8 8v22H3z" />
      <path className="fill-on-bar opacity-35" d="M21 1v8h8z" />
      <path
        className="fill-none stroke-on-accent"
        strokeWidth="4"
        strokeLinecap="square"
        d="m10 18 4.5 4.5L22 14"
      />
    </svg>
  );
}

const logoVariants = cva('logo flex items-center font-heading font-bold', {
  variants: {
    size: {
      sm: 'gap-2 text-lg [&_svg]:size-7',
      md: 'gap-2 text-lg tablet:gap-3 tablet:text-xl [&_svg]:size-8 tablet:[&_svg]:size-9',
      lg: 'gap-4 text-2xl [&_svg]:size-14',
    },
  },
  defaultVariants: { size: 'md' },
});

interface LogoProps extends VariantProps<typeof logoVariants> {
  title?: string;
  /** A small line under the title. */
  below?: ReactNode;
  mark?: ReactNode;
  className?: string;
}

export function Logo({ size, title, below, mark, className }: LogoProps) {
  return (
    <span className={cn(logoVariants({ size }), className)}>
      {mark ?? <Mark />}
      {title ? (
        <span className="min-w-0 leading-tight short:flex short:flex-wrap short:items-baseline short:gap-x-3">
          {title}
          {/* A space for those who hear it in one piece. */}
          {below ? ' ' : null}
          {below ? <span className="block font-sans text-sm font-normal wrap-anywhere">{below}</span> : null}
        </span>
      ) : null}
    </span>
  );
}
