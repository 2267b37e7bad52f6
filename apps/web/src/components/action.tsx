import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../lib/cn.js';
import { Button } from './button.js';

/** Something that can be done with an item of a list: as a button, or behind its menu. */
export interface Action {
  label: string;
  icon: LucideIcon;
  /** Takes something away. */
  danger?: boolean;
  /** Why it cannot be done; null or absent where it can. */
  shut?: string | null;
  isPending?: boolean;
  start: () => void;
  /** What it asks, and why it could not be done. */
  around: ReactNode;
}

interface ActionButtonProps {
  action: Action;
  /** Said aloud after the button's words where there are several items on the page. */
  which?: ReactNode;
  className?: string;
}

export function ActionButton({ action, which, className }: ActionButtonProps) {
  const { label, icon: Icon, danger, isPending, start, around } = action;
  return (
    <>
      <Button
        variant={danger ? 'remove' : 'outline'}
        className={cn('px-2 whitespace-nowrap', className)}
        disabled={isPending}
        onClick={start}
      >
        <Icon aria-hidden />
        <span>
          {isPending ? 'One moment...' : label}
          {which}
        </span>
      </Button>
      {around}
    </>
  );
}
