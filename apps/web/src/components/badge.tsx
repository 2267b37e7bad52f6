import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { cn } from '../lib/cn.js';

const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-chip border px-2.5 py-1 text-sm font-semibold break-words [&_svg]:size-4.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        plain: 'border-strong text-text',
        accent: 'border-text bg-quiet text-text',
        good: 'border-good bg-good-soft text-good',
        attention: 'border-attention bg-attention-soft text-attention',
        bad: 'border-bad bg-bad-soft text-bad',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

/** A small state mark; always an icon and a word. */
export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ tone }), className)} {...rest} />;
}

const noticeVariants = cva(
  'flex wrap-anywhere items-start gap-3 rounded-card border p-4 [&>svg]:mt-0.5 [&>svg]:size-5.5 [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        plain: 'border-line bg-surface text-text',
        accent: 'border-line border-s-4 border-s-text bg-quiet text-text',
        good: 'border-good bg-good-soft text-good',
        attention: 'border-attention bg-attention-soft text-attention',
        bad: 'border-bad bg-bad-soft text-bad',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

/** A message that stays on the page. */
export function Notice({
  tone,
  className,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof noticeVariants>) {
  return <div className={cn(noticeVariants({ tone }), className)} {...rest} />;
}
