import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';

import { OfficePage } from '../components/office-page.js';
import { collationCountsQuery, setsCounted } from '../features/approvals/api.js';
import { defectCountsQuery } from '../features/defects/api.js';
import { hoursQuery, openDefectsQuery, overviewQuery } from '../features/overview/api.js';
import { daysOf, titleOf } from '../features/overview/chosen-days.js';
import { OverviewDays } from '../features/overview/overview-days.js';
import { Overview } from '../features/overview/overview-screen.js';
import { OVERVIEW_SEARCH } from '../features/overview/overview-search.js';
import { today } from '../lib/today.js';
import { forOffice } from './-guards.js';
import { useListed } from './-list-route.js';

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
    const days = daysOf(deps, today());
    void queryClient.prefetchQuery(collationCountsQuery);
    void queryClient.prefetchQuery(defectCountsQuery);
    void queryClient.prefetchQuery(openDefectsQuery);
    void queryClient.prefetchQuery(overviewQuery(days));
    void queryClient.prefetchQuery(hoursQuery(days, deps.search));
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const { search, onChange } = useListed(Route);
  const { data: counts } = useQuery(collationCountsQuery);
  const { data: defects } = useQuery(defectCountsQuery);
  const days = daysOf(search, today());
  return (
    <OfficePage
      title={
        <>
          <span className="sr-only">Overview: </span>
          {titleOf(days, today())}
        </>
      }
      action={<OverviewDays days={days} onChange={onChange} />}
    >
      <Overview
        search={search}
        onChange={onChange}
        toApprove={counts && setsCounted(counts.ready)}
        openDefects={defects && defects.new + defects['in hand'] + defects.repaired}
        linkTo={(plantNumber) => (
          <Link
            to="/machines/$plantNumber"
            params={{ plantNumber }}
            className="inline-flex min-h-touch items-center underline underline-offset-4"
          >
            {plantNumber}
          </Link>
        )}
      />
    </OfficePage>
  );
}
