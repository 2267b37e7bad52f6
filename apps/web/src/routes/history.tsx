import { createFileRoute, Link, Navigate } from '@tanstack/react-router';
import { FolderCheck, House } from 'lucide-react';

import { buttonVariants } from '../components/button.js';
import { History } from '../features/history/history.js';
import { HISTORY_SEARCH } from '../features/history/history-search.js';
import { useSession } from '../lib/session/session-context.js';
import { forAccounts } from './-guards.js';
import { useListed } from './-list-route.js';

/** What a driver has saved and sent; guests have no history. */
export const Route = createFileRoute('/history')({
  staticData: { title: 'View Forms' },
  validateSearch: HISTORY_SEARCH,
  beforeLoad: forAccounts,
  component: HistoryRoute,
});

function HistoryRoute() {
  const list = useListed(Route);
  const { mode } = useSession();
  // Signed out in another tab.
  if (mode === 'guest') return <Navigate to="/" search={{ login: true }} replace />;
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-6">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl">Your forms</h1>
        <Link to="/" className={buttonVariants({ className: 'shrink-0' })}>
          <House aria-hidden /> Home
        </Link>
      </div>
      <Link
        to="/collations"
        search={{ tab: 'completed' }}
        className={buttonVariants({ className: 'tablet:self-start' })}
      >
        <FolderCheck aria-hidden /> Completed form sets
      </Link>
      <History
        {...list}
        start={
          <Link to="/select-customer" className={buttonVariants({ variant: 'primary', size: 'action' })}>
            Start this week's timesheet
          </Link>
        }
      />
    </main>
  );
}
