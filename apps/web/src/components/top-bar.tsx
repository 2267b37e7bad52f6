import type { ReactNode } from 'react';

/** The charcoal bar with its accent edge, the same in both themes; what a page tells of its progress is its edge there. */
export function TopBar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <header className="on-bar print:hidden border-b-4 border-accent bg-bar text-on-bar has-[progress]:border-b-0">
      <div className="mx-auto flex min-h-16 max-w-page short:min-h-12 items-center justify-between gap-2 ps-edge pe-2">
        {/* Where `InTopBar` draws. */}
        <div className="flex min-w-0 items-center gap-1">
          <div id="bar-start" className="contents" />
          {children}
        </div>
        {actions ? <div className="flex shrink-0 items-center">{actions}</div> : null}
      </div>
      <div id="bar-below" />
    </header>
  );
}
