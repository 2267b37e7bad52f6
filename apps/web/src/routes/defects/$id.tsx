import { createFileRoute } from '@tanstack/react-router';

import { DefectPage } from '../../features/defects/defect-page.js';
import { seesAll } from '../../lib/session/role.js';
import { useSession } from '../../lib/session/session-context.js';
import { roleOf } from '../../lib/session/session-store.js';
import { forAccounts } from '../-guards.js';

/** A defect, for everybody with an account. It asks once it is drawn: a loader would come no sooner, with the screen. */
export const Route = createFileRoute('/defects/$id')({
  staticData: { title: 'Defect', office: true },
  beforeLoad: forAccounts,
  component: DefectRoute,
});

function DefectRoute() {
  const session = useSession();
  return (
    <main className="mx-auto flex w-full max-w-page min-w-0 flex-col gap-4 px-edge py-6">
      <DefectPage id={Route.useParams().id} isOffice={seesAll(roleOf(session))} />
    </main>
  );
}
