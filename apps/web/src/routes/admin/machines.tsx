import { createFileRoute, Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { machinesQuery } from '../../features/machines/api.js';
import { Machines } from '../../features/machines/machines-screen.js';
import { readMachinesSearch } from '../../features/machines/machines-search.js';
import { forAdmins } from '../-guards.js';
import { IN_PLACE } from '../-in-place.js';

export const Route = createFileRoute('/admin/machines')({
  staticData: { title: 'Machines', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readMachinesSearch,
  beforeLoad: forAdmins,
  loaderDeps: ({ search }) => search,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(machinesQuery(deps));
  },
  component: MachinesRoute,
});

function MachinesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Machines
      search={search}
      onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), ...IN_PLACE })}
      linkTo={({ plantNumber }, look) => (
        <Link
          to="/machines/$plantNumber"
          params={{ plantNumber }}
          className={look === 'button' ? buttonVariants() : 'min-w-0 break-words underline'}
          {...(look === 'button' ? { 'aria-label': `Open ${plantNumber}` } : {})}
        >
          {look === 'button' ? 'Open' : plantNumber}
        </Link>
      )}
    />
  );
}
