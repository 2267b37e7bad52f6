import { createFileRoute, Link } from '@tanstack/react-router';

import { OfficePage } from '../components/office-page.js';
import { collationCountsQuery } from '../features/approvals/api.js';
import { CountCards } from '../features/approvals/lists/count-cards.js';
import { overviewQuery } from '../features/overview/api.js';
import { Overview } from '../features/overview/overview-screen.js';
import { daysOf, OVERVIEW_SEARCH } from '../features/overview/overview-search.js';
import { today } from '../lib/today.js';
import { forOffice } from './-guards.js';
import { IN_PLACE } from './-in-place.js';

/** What came in, for supervisors and admins. */
export const Route = createFileRoute('/overview')({
  staticData: { title: 'Overview', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: OVERVIEW_SEARCH,
  beforeLoad: forOffice,
  loaderDeps: ({ search }) => search,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(collationCountsQuery);
    void queryClient.prefetchQuery(overviewQuery(daysOf(deps, today())));
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OfficePage title="Overview" subtitle="What came in, what is missing, and what needs attention.">
      <Overview
        search={search}
        onChange={(days) => void navigate({ search: days, ...IN_PLACE })}
        sets={<CountCards />}
        linkTo={(plantNumber) => (
          <Link
            to="/machines/$plantNumber"
            params={{ plantNumber }}
            className="inline-flex min-h-touch items-center font-semibold underline"
          >
            {plantNumber}
          </Link>
        )}
      />
    </OfficePage>
  );
}
