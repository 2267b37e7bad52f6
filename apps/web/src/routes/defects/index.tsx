import { createFileRoute, Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { OfficePage } from '../../components/office-page.js';
import { defectCountsQuery, defectsQuery } from '../../features/defects/api.js';
import { Board } from '../../features/defects/board-screen.js';
import { MachinesByStatus } from '../../features/defects/machines-by-status.js';
import { DEFECTS_SEARCH } from '../../features/defects/defects-search.js';
import { useSession } from '../../lib/session/session-context.js';
import { roleOf } from '../../lib/session/session-store.js';
import { forOffice } from '../-guards.js';
import { useListed } from '../-list-route.js';

/** The board of defects, for supervisors and admins. */
export const Route = createFileRoute('/defects/')({
  staticData: { title: 'Defects', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: DEFECTS_SEARCH,
  beforeLoad: forOffice,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(defectCountsQuery);
    void queryClient.prefetchInfiniteQuery(defectsQuery(deps));
  },
  component: DefectsRoute,
});

function DefectsRoute() {
  const isAdmin = roleOf(useSession()) === 'admin';
  const listed = useListed(Route);
  if (listed.search.machines)
    return (
      <OfficePage
        title="Machines by status"
        subtitle="Which may be used, by their defects and certificates"
        action={
          <Link to="/defects" className={buttonVariants()}>
            Show the board
          </Link>
        }
      >
        <MachinesByStatus {...listed} />
      </OfficePage>
    );
  return (
    <OfficePage
      title="Defects"
      subtitle="Faults that were found or reported, until a check passes them"
      action={
        isAdmin ? (
          <Link to="/defects/severities" className={buttonVariants()}>
            <SlidersHorizontal aria-hidden /> Severities
          </Link>
        ) : null
      }
    >
      <Board {...listed} />
    </OfficePage>
  );
}
