import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

import { Button } from './button.js';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the right edge of a desk, beside what it tells more of: the page stays in use. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 end-0 z-30 flex w-drawer max-w-full flex-col overflow-y-auto overscroll-contain border-s border-line bg-surface text-text shadow-float outline-none"
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface py-2 ps-4 pe-2">
            <Radix.Title className="min-w-0 text-xl wrap-anywhere">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" className="no-underline" aria-label="Close">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          <div className="flex grow flex-col gap-5 p-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
