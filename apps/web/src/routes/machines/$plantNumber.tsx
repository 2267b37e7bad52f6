import { createFileRoute, Link } from '@tanstack/react-router';
import { House, Siren, Truck } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { machineChecksQuery, machinePageQuery } from '../../features/machines/api.js';
import { MachinePage } from '../../features/machines/machine-page.js';
import { usePageTitle } from '../../lib/page-title.js';
import { seesAll } from '../../lib/session/role.js';
import { useSession } from '../../lib/session/session-context.js';
import { roleOf } from '../../lib/session/session-store.js';
import { forAccounts } from '../-guards.js';

/** A machine, for everybody with an account. */
export const Route = createFileRoute('/machines/$plantNumber')({
  staticData: { title: 'Machine', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: forAccounts,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, params: { plantNumber } }) => {
    void queryClient.prefetchQuery(machinePageQuery(plantNumber));
    void queryClient.prefetchInfiniteQuery(machineChecksQuery(plantNumber));
  },
  component: MachineRoute,
});

function MachineRoute() {
  const { plantNumber } = Route.useParams();
  const isOffice = seesAll(roleOf(useSession()));
  usePageTitle(plantNumber);
  return (
    <main className="mx-auto flex w-full min-w-0 max-w-page flex-col gap-4 px-edge py-6">
      <h1 className="min-w-0 text-2xl break-words">{plantNumber}</h1>
      <MachinePage
        plantNumber={plantNumber}
        actions={<Actions plantNumber={plantNumber} />}
        isOffice={isOffice}
        linkTo={({ id, canOpen, reference }) =>
          canOpen ? (
            <Link
              to="/completed-form/$id"
              params={{ id }}
              aria-label={`Open ${reference}`}
              className={buttonVariants()}
            >
              Open
            </Link>
          ) : null
        }
      />
    </main>
  );
}

function Actions({ plantNumber }: { plantNumber: string }) {
  return (
    <>
      <Link
        to="/m/$code"
        params={{ code: plantNumber }}
        search={{ report: true }}
        className={buttonVariants()}
      >
        <Siren aria-hidden /> Report a defect
      </Link>
      <Link to="/off-hire" search={{ plant: plantNumber }} className={buttonVariants()}>
        <Truck aria-hidden /> Off-hire this machine
      </Link>
      <Link to="/" className={buttonVariants({ className: 'shrink-0' })}>
        <House aria-hidden /> Home
      </Link>
    </>
  );
}
