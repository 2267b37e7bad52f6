import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.js';

export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2.5 rounded-control font-semibold select-none ' +
    'transition-colors duration-100 disabled:cursor-not-allowed [&_svg]:size-5.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent hover:bg-accent-press active:bg-accent-press ' +
          'disabled:bg-line disabled:text-muted',
        outline:
          'edged border-strong bg-surface text-text hover:bg-quiet active:bg-quiet ' +
          'disabled:border-line disabled:bg-transparent disabled:text-muted',
        send: 'bg-send text-on-send hover:bg-send-press active:bg-send-press disabled:bg-line disabled:text-muted',
        danger:
          'bg-fail text-on-answer hover:opacity-90 active:opacity-90 disabled:bg-line disabled:text-muted',
        remove:
          'edged border-bad bg-surface text-bad hover:bg-bad-soft active:bg-bad-soft ' +
          'disabled:border-line disabled:bg-transparent disabled:text-muted',
        quiet: 'text-text underline underline-offset-4 hover:bg-quiet active:bg-quiet',
        bar: 'text-on-bar hover:bg-bar-press active:bg-bar-press',
      },
      size: {
        touch: 'min-h-touch px-4',
        action: 'min-h-action px-5 text-lg',
        icon: 'size-touch',
      },
    },
    defaultVariants: { variant: 'outline', size: 'touch' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>;

/** A button that does something here; what leads elsewhere is a link with `buttonVariants`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...rest} />;
}
