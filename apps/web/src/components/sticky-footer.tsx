import { useEffect, useRef, type ReactNode } from 'react';

interface StickyFooterProps {
  children: ReactNode;
  /** A line over the actions; beside them where the window is low. */
  above?: ReactNode;
}

/** The next action, always in reach of the thumb. */
export function StickyFooter({ children, above }: StickyFooterProps) {
  const footer = useRef<HTMLElement>(null);
  // Toasts stand over it, and what is scrolled into view ends above it, however much it says.
  useEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--footer', `${footer.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(footer.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--footer');
    };
  }, []);
  return (
    <footer
      ref={footer}
      className="sticky bottom-0 z-20 mt-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto max-w-page px-edge short:flex short:items-center short:gap-2.5">
        {above ? <div className="pt-1 short:max-w-1/2">{above}</div> : null}
        <div className="flex grow gap-2.5 py-2.5 office:justify-end short:py-1 [&>*]:grow office:[&>*]:max-w-80 short:[&>*]:min-h-touch">
          {children}
        </div>
      </div>
    </footer>
  );
}
