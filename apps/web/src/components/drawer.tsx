import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { DialogHead, useOpener } from './dialog-parts.js';

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the right edge of a desk, beside what it tells more of: the page stays in use. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const opener = useOpener();
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...opener}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 end-0 z-30 flex w-drawer max-w-full flex-col overflow-y-auto overscroll-contain border-s border-line bg-surface text-text shadow-float outline-none"
        >
          <DialogHead title={title} className="sticky top-0 z-10 bg-surface" />
          <div className="flex grow flex-col gap-5 p-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
