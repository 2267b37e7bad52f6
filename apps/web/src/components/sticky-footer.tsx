import { useEffect, type ReactNode } from 'react';

interface StickyFooterProps {
  children: ReactNode;
  /** A line over the actions. */
  above?: ReactNode;
}

/** The next action, always in reach of the thumb. */
export function StickyFooter({ children, above }: StickyFooterProps) {
  const isTall = Boolean(above);
  // For the toasts over it.
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-tall-footer', isTall);
    return () => root.removeAttribute('data-tall-footer');
  }, [isTall]);
  return (
    <footer className="sticky bottom-0 z-20 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      {above ? <div className="mx-auto max-w-page px-edge pt-1">{above}</div> : null}
      <div className="mx-auto flex max-w-page gap-2.5 px-edge py-2.5 office:justify-end [&>*]:grow office:[&>*]:max-w-80">
        {children}
      </div>
    </footer>
  );
}
