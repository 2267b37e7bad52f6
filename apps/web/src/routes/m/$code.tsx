import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { object } from 'valibot';

import { buttonVariants } from '../../components/button.js';
import { PublicStatus } from '../../features/defects/public-status.js';
import { ReportScreen } from '../../features/defects/report/report-form.js';
import { machineByCodeQuery } from '../../forms/machine/seen-machine.js';
import { flag } from '../../lib/search-schema.js';
import { useSession } from '../../lib/session/session-context.js';

/** What the code on a machine leads to: how it is, for anybody in front of it, and where they say what is wrong with it. */
export const Route = createFileRoute('/m/$code')({
  staticData: { title: 'Machine', hasFooter: true, policyInFooter: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: object({ report: flag }),
  loader: ({ context: { queryClient }, params: { code } }) => {
    void queryClient.prefetchQuery(machineByCodeQuery(code));
  },
  component: MachineStatusRoute,
});

function MachineStatusRoute() {
  const { code } = Route.useParams();
  const { report } = Route.useSearch();
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 grow flex-col gap-4 px-edge py-6">
      <Machine code={code} isReported={report ?? false} />
    </main>
  );
}

function Machine({ code, isReported }: { code: string; isReported: boolean }) {
  const isGuest = useSession().mode === 'guest';
  const labelKey = useLocation({ select: ({ hash }) => hash });
  if (!isReported) return <PublicStatus code={code} labelKey={labelKey} isGuest={isGuest} />;
  const back = (
    <Link to="/m/$code" params={{ code }} hash className={buttonVariants({ size: 'action' })}>
      Back to the machine
    </Link>
  );
  return <ReportScreen code={code} labelKey={labelKey} isGuest={isGuest} back={back} />;
}
