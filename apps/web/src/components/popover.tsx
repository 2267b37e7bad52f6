import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';

import { Button } from './button.js';
import { Tooltip } from './tooltip.js';

interface BarPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the button, shown as its tooltip too. */
  label: string;
  icon: ReactNode;
  title: string;
  /** The tooltip shows from the start. */
  hint: boolean;
  children: ReactNode;
}

/** A button of the top bar and the small titled panel at it. */
export function BarPopover({ open, onOpenChange, label, icon, title, hint, children }: BarPopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip text={label} startOpen={hint}>
        <Radix.Trigger asChild>
          <Button variant="bar" size="icon" aria-label={label}>
            {icon}
          </Button>
        </Radix.Trigger>
      </Tooltip>
      <PanelBody title={title}>{children}</PanelBody>
    </Radix.Root>
  );
}

interface PanelProps extends Pick<BarPopoverProps, 'open' | 'onOpenChange' | 'title' | 'children'> {
  /** The button that it opens at. */
  trigger: ReactNode;
}

/** A small titled panel at a button of the page. */
export function Panel({ open, onOpenChange, trigger, title, children }: PanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <PanelBody title={title}>{children}</PanelBody>
    </Radix.Root>
  );
}

function PanelBody({ title, children }: Pick<BarPopoverProps, 'title' | 'children'>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        aria-label={title}
        className="z-50 flex w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 rounded-card border border-line bg-surface p-4 text-text shadow-float"
      >
        <h2 className="text-xl">{title}</h2>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
