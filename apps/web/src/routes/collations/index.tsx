import { createFileRoute, Link } from '@tanstack/react-router';
import { House } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { collationCountsQuery, collationsQuery } from '../../features/approvals/api.js';
import { Collations } from '../../features/approvals/lists/collations-screen.js';
import { COLLATIONS_SEARCH } from '../../features/approvals/lists/collations-search.js';
import { cn } from '../../lib/cn.js';
import { seesAll } from '../../lib/session/role.js';
import { roleOf } from '../../lib/session/session-store.js';
import { useSession } from '../../lib/session/session-context.js';
import { forAccounts } from '../-guards.js';
import { useListed } from '../-list-route.js';

/** Supervisors find everybody's sets here, drivers their own; guests have none. */
export const Route = createFileRoute('/collations/')({
  staticData: { title: 'Supervisor Approval', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: COLLATIONS_SEARCH,
  beforeLoad: forAccounts,
  loaderDeps: ({ search }) => search,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(collationCountsQuery);
    void queryClient.prefetchInfiniteQuery(collationsQuery(deps));
  },
  component: CollationsRoute,
});

function CollationsRoute() {
  const isOffice = seesAll(roleOf(useSession()));
  return (
    <main
      className={cn(
        'mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-6 office:gap-3 office:py-4',
        isOffice && 'office:px-0',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl">{isOffice ? 'Form sets' : 'Your form sets'}</h1>
        <Link to="/" className={buttonVariants({ className: 'shrink-0' })}>
          <House aria-hidden /> Home
        </Link>
      </div>
      <Collations
        {...useListed(Route)}
        start={
          isOffice ? null : (
            <Link to="/select-customer" className={buttonVariants({ variant: 'primary', size: 'action' })}>
              Start this week's timesheet
            </Link>
          )
        }
      />
    </main>
  );
}
