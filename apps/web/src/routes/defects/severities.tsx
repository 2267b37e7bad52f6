import { createFileRoute, Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { OfficePage } from '../../components/office-page.js';
import { severitiesQuery } from '../../features/defects/severities/api.js';
import { SeveritiesScreen } from '../../features/defects/severities/severities-screen.js';
import { SEVERITIES_SEARCH } from '../../features/defects/severities/severities-search.js';
import { forAdmins } from '../-guards.js';
import { useListed } from '../-list-route.js';

/** How bad each finding of a check is, for admins. */
export const Route = createFileRoute('/defects/severities')({
  staticData: { title: 'Severities', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: SEVERITIES_SEARCH,
  beforeLoad: forAdmins,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(severitiesQuery),
  component: SeveritiesRoute,
});

function SeveritiesRoute() {
  return (
    <OfficePage
      title="Severities"
      subtitle="How serious each answer on a check is"
      action={
        <Link to="/defects" className={buttonVariants()}>
          All defects
        </Link>
      }
    >
      <SeveritiesScreen {...useListed(Route)} />
    </OfficePage>
  );
}
