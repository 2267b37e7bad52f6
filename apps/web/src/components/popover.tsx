import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  title: string;
  children: ReactNode;
}

/** A small panel at its button, with a title. */
export function Popover({ open, onOpenChange, trigger, title, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={title}
          className="z-50 flex w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 rounded-card border border-line bg-surface p-4 text-text shadow-float"
        >
          <h2 className="text-lg">{title}</h2>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
