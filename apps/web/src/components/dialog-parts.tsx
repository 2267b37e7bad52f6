import { X } from 'lucide-react';
import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';

import { cn } from '../lib/cn.js';
import { Button } from './button.js';

/** The title of a dialog or drawer, and the way out of it. */
export function DialogHead({ title, className }: { title: string; className?: string }) {
  return (
    <div
      className={cn('flex items-center justify-between gap-3 border-b border-line py-2 ps-4 pe-2', className)}
    >
      <Radix.Title className="min-w-0 text-xl wrap-anywhere">{title}</Radix.Title>
      <Radix.Close asChild>
        <Button variant="quiet" size="icon" className="no-underline" aria-label="Close">
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </div>
  );
}

/** Gives the focus back to what had it: Radix knows only of openers that are parts of its own. */
export function useOpener() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
