import { createFileRoute, Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { OfficePage } from '../../components/office-page.js';
import { defectCountsQuery, defectsQuery } from '../../features/defects/api.js';
import { Board } from '../../features/defects/board-screen.js';
import { MachinesByStatus } from '../../features/defects/machines-by-status.js';
import { DEFECTS_SEARCH } from '../../features/defects/defects-search.js';
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
    <OfficePage title="Defects" subtitle="What checks have found, until a check finds it good">
      <Board {...listed} />
    </OfficePage>
  );
}
