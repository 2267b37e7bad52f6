import { createFileRoute, useLocation } from '@tanstack/react-router';

import { fetchedParts } from '../../components/fetched-parts.js';
import { FitterPage } from '../../features/defects/fitter-page.js';

const { part } = fetchedParts(() => import('../../features/completed-form/completed-repair.js'));

/** Where the link of a fitter leads; its key stands behind the `#`. */
export const Route = createFileRoute('/repair/$id')({
  staticData: {
    title: 'Repair',
    hasFooter: true,
    policyInFooter: true,
    completed: part(({ CompletedRepair }) => CompletedRepair),
  },
  component: RepairRoute,
});

function RepairRoute() {
  const { id } = Route.useParams();
  const key = useLocation({ select: ({ hash }) => hash });
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 flex-col gap-4 px-edge py-6">
      <FitterPage id={id} secret={key} />
    </main>
  );
}
