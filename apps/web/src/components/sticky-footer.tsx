import type { ReactNode } from 'react';

/** The next action, always in reach of the thumb. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-20 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-page gap-2.5 px-edge py-2.5 [&>*]:grow">{children}</div>
    </footer>
  );
}
