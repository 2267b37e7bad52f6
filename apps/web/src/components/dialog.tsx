import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode } from 'react';

import { useBack } from '../lib/back.js';
import { cn } from '../lib/cn.js';
import { DialogHead, useOpener } from './dialog-parts.js';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** `sheet` rises from the bottom edge of a phone; `full` covers it, for drawing and cameras; `wide` more of a desk, `desk` most of it, `cover` any screen. */
  layout?: 'sheet' | 'full' | 'wide' | 'desk' | 'cover';
  /** A stray tap beside the dialog does not close it. */
  keepOnOutsideTap?: boolean;
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. The veil is a plain element: Radix' own overlay writes an inline style our policy forbids. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  layout = 'sheet',
  ...rest
}: DialogProps) {
  const opener = useOpener();
  const content = useEscape(() => onOpenChange(false));
  useBack(open ? () => onOpenChange(false) : null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div aria-hidden className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          data-holds-page
          {...(rest.role ? { role: rest.role, 'aria-modal': true } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          ref={content}
          {...opener}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (rest.keepOnOutsideTap || isToast(event.target)) event.preventDefault();
          }}
          className={cn(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface text-text shadow-float outline-none',
            'inset-x-0 bottom-0 max-h-dvh rounded-t-card',
            'tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:w-full tablet:max-w-dialog tablet:-translate-1/2 tablet:rounded-card',
            layout !== 'sheet' && 'top-0 rounded-none',
            layout === 'full' && 'tablet:max-w-reading',
            (layout === 'wide' || layout === 'desk') && 'tablet:max-w-wide',
            layout === 'desk' && 'office:w-[calc(100%-4rem)] office:max-w-page',
            layout === 'cover' &&
              'cover-in tablet:inset-0 tablet:max-w-none tablet:translate-none tablet:rounded-none',
          )}
        >
          <DialogHead title={title} />
          <div className="flex grow flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {description ? <Radix.Description className="text-muted">{description}</Radix.Description> : null}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null;
}

/** Closes what holds the focus on the first Escape; Radix would give that to a toast that has appeared since. */
function useEscape(onEscape: () => void) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || aListIsOpen()) return;
      if (!content.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      onEscape();
    };
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  });
  return content;
}

/** Escape then closes the list of a select, not the dialog around it. */
function aListIsOpen(): boolean {
  return CSS.supports('selector(:open)') && document.querySelector('select:open') !== null;
}
