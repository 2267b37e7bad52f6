import { createFileRoute } from '@tanstack/react-router';

import { PublicStatus } from '../../features/defects/public-status.js';
import { machineByCodeQuery } from '../../forms/machine/machine-status-api.js';

/** How a machine is, for anybody in front of it. */
export const Route = createFileRoute('/machine-status/$code')({
  staticData: { title: 'Machine', hasFooter: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient }, params: { code } }) => {
    void queryClient.prefetchQuery(machineByCodeQuery(code));
  },
  component: MachineStatusRoute,
});

function MachineStatusRoute() {
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 flex-col gap-4 px-edge py-6">
      <PublicStatus code={Route.useParams().code} />
    </main>
  );
}
