import { createFileRoute } from '@tanstack/react-router';

import { PublicStatus } from '../../features/defects/public-status.js';

/** How a machine is, for anybody in front of it. It asks once it is drawn: a loader would come no sooner, with the screen. */
export const Route = createFileRoute('/machine-status/$code')({
  staticData: { title: 'Machine', hasFooter: true },
  component: MachineStatusRoute,
});

function MachineStatusRoute() {
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 flex-col gap-4 px-edge py-6">
      <PublicStatus code={Route.useParams().code} />
    </main>
  );
}
