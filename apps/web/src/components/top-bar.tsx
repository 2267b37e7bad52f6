import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const BELOW_TITLE = 'below-title';

/** The charcoal bar with its accent edge, the same in both themes; what a page tells of its progress is its edge there. */
export function TopBar({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <header className="on-bar print:hidden border-b-4 border-accent bg-bar text-on-bar has-[progress]:border-b-0">
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-2 ps-edge pe-2">
        <div className="min-w-0">{children}</div>
        {actions ? <div className="flex shrink-0 items-center">{actions}</div> : null}
      </div>
      <div id={BELOW_TITLE} className="empty:hidden" />
    </header>
  );
}

const never = () => () => {};
const belowTitle = () => document.getElementById(BELOW_TITLE);

/** Stands in the top bar, below its title, as long as the page does that draws it. */
export function InTopBar({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(never, belowTitle);
  return place && createPortal(children, place);
}
