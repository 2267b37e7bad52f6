import { createFileRoute, Link } from '@tanstack/react-router';
import { Siren } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { PublicStatus } from '../../features/defects/public-status.js';

/** How a machine is, for anybody in front of it. It asks once it is drawn: a loader would come no sooner, with the screen. */
export const Route = createFileRoute('/machine-status/$code')({
  staticData: { title: 'Machine', hasFooter: true },
  component: MachineStatusRoute,
});

function MachineStatusRoute() {
  const { code } = Route.useParams();
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 flex-col gap-4 px-edge py-6">
      <PublicStatus
        code={code}
        report={
          <Link to="/report-defect" search={{ code }} className={buttonVariants({ size: 'action' })}>
            <Siren aria-hidden /> Report a defect
          </Link>
        }
      />
    </main>
  );
}
