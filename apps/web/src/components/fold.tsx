import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  id: string;
  title: ReactNode;
  /** What is inside in few words, at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A named region that is opened by its title; on paper it is open. */
export function Fold({ id, title, aside, children }: FoldProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface shadow-card print:[&_details::details-content]:[content-visibility:visible]"
    >
      <details className="group">
        <summary className="flex min-h-touch cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 rounded-card px-2.5 py-1 tablet:px-4 [&::-webkit-details-marker]:hidden">
          <h2 id={`${id}-title`} className="text-base tablet:text-lg">
            {title}
          </h2>
          <span className="ms-auto flex items-center gap-3 text-sm">
            {aside}
            <ChevronDown aria-hidden className="size-5.5 shrink-0 group-open:rotate-180 print:hidden" />
          </span>
        </summary>
        <div className="px-2.5 pb-4 tablet:px-4">{children}</div>
      </details>
    </section>
  );
}
