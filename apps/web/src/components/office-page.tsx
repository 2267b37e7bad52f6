import type { ReactNode } from 'react';

interface OfficePageProps {
  title: ReactNode;
  /** One line that says what is done here. */
  subtitle?: string;
  /** The one thing that one comes here to do, at the top right. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the office, beside its navigation. */
export function OfficePage({ title, subtitle, action, children }: OfficePageProps) {
  return (
    <main className="flex w-full min-w-0 flex-col gap-6 px-edge py-6 office:gap-8 office:px-0 office:py-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {subtitle ? <p className="text-muted">{subtitle}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </main>
  );
}
