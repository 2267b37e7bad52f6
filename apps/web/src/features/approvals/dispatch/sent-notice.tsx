import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FolderCheck } from 'lucide-react';

import { buttonVariants } from '../../../components/button.js';
import { DrawnTick } from '../../../components/drawn-tick.js';
import { nextReadySetQuery } from '../api.js';
import { titleOf } from '../lists/set-facts.js';

interface SentNoticeProps {
  id: string;
  message: string;
}

/** What was pressed is gone: keyboard users go on from here. */
function focusOnce(link: HTMLElement | null): void {
  link?.focus();
}

/** What was just sent, and the set that waits next. */
export function SentNotice({ id, message }: SentNoticeProps) {
  const { data: next } = useQuery(nextReadySetQuery(id));
  return (
    <section
      aria-label="Form set completed"
      className="flex flex-wrap items-center gap-4 rounded-card border border-good bg-good-soft p-4 print:hidden"
    >
      <DrawnTick />
      <p role="status" className="min-w-0 grow basis-60 font-semibold wrap-anywhere">
        {message}
      </p>
      {next ? (
        <Link
          to="/collations/$id"
          params={{ id: next.id }}
          ref={focusOnce}
          className={buttonVariants({ variant: 'primary', size: 'action' })}
        >
          <span className="min-w-0 truncate">
            Next set<span className="hidden tablet:inline">: {titleOf(next)}</span>
          </span>
          <ArrowRight aria-hidden />
        </Link>
      ) : (
        <Link to="/collations" className={buttonVariants({ size: 'action' })}>
          <FolderCheck aria-hidden /> All form sets
        </Link>
      )}
    </section>
  );
}
