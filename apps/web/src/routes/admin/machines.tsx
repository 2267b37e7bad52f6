import { createFileRoute, Link } from '@tanstack/react-router';

import { buttonVariants } from '../../components/button.js';
import { machinesQuery, type Machine } from '../../features/machines/api.js';
import { Machines } from '../../features/machines/machines-screen.js';
import { MACHINES_SEARCH } from '../../features/machines/machines-search.js';
import { forAdmins } from '../-guards.js';
import { asksFor, useListed } from '../-list-route.js';

export const Route = createFileRoute('/admin/machines')({
  staticData: { title: 'Machines', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: MACHINES_SEARCH,
  beforeLoad: forAdmins,
  loaderDeps: ({ search }) => search,
  loader: asksFor(machinesQuery),
  component: MachinesRoute,
});

function MachinesRoute() {
  return <Machines {...useListed(Route)} linkTo={linkTo} />;
}

function linkTo({ plantNumber }: Machine, look: 'name' | 'button') {
  return (
    <Link
      to="/machines/$plantNumber"
      params={{ plantNumber }}
      className={
        look === 'button'
          ? buttonVariants()
          : 'inline-flex min-h-touch min-w-0 items-center break-words underline office:min-h-0'
      }
      {...(look === 'button' ? { 'aria-label': `Open ${plantNumber}` } : {})}
    >
      {look === 'button' ? 'Open' : plantNumber}
    </Link>
  );
}
