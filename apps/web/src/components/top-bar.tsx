import type { ReactNode } from 'react';

/** The charcoal bar with its accent edge, the same in both themes. */
export function TopBar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <header className="on-bar print:hidden border-b-4 border-accent bg-bar text-on-bar">
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-2 ps-edge pe-2">
        <div className="min-w-0">{children}</div>
        {actions ? <div className="flex shrink-0 items-center">{actions}</div> : null}
      </div>
    </header>
  );
}
