import { ChevronDown, type LucideIcon } from 'lucide-react';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';

import { cn } from '../lib/cn.js';
import { Button } from './button.js';

interface RowMenuProps {
  /** Whose menu it is, for the ear: 'More for Harrow Groundworks'. */
  label: string;
  items: readonly RowMenuItem[];
}

export interface RowMenuItem {
  label: string;
  icon: LucideIcon;
  /** Takes something away. */
  danger?: boolean;
  onSelect: () => void;
  /** Why it cannot be chosen; null or absent where it can. */
  shut?: string | null;
}

/** What else can be done with a row, behind one button. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" className="gap-1 px-2.5 no-underline" aria-label={label}>
          More <ChevronDown aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          // What was chosen may have moved the focus already.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 min-w-48 rounded-card border border-line bg-surface p-1 text-text shadow-float"
        >
          {items.map(({ label: text, icon: Icon, danger, onSelect, shut }) => (
            <DropdownMenu.Item
              key={text}
              // Not `disabled`, which the arrow keys pass over: the reason is to be read.
              aria-disabled={shut ? true : undefined}
              onSelect={(event) => (shut ? event.preventDefault() : onSelect())}
              className={cn(
                'flex min-h-touch cursor-pointer items-center gap-2.5 rounded-control px-3 font-semibold outline-none data-[highlighted]:bg-quiet',
                danger && 'text-bad',
                shut && 'cursor-default text-muted',
              )}
            >
              <Icon aria-hidden className="size-5.5 shrink-0" />
              <span className="max-w-64 py-1">
                {text}
                {shut ? <span className="block text-sm font-normal">{shut}</span> : null}
              </span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
