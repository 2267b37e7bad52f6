import { createFileRoute, Link } from '@tanstack/react-router';
import { object } from 'valibot';

import { buttonVariants } from '../components/button.js';
import { ReportScreen } from '../features/defects/report/report-form.js';
import { searched } from '../lib/search-schema.js';
import { useSession } from '../lib/session/session-context.js';

/** As long as the server takes it. */
const CODE_LENGTH = 80;

/** Where whoever stands in front of a machine says what is wrong with it; nobody needs an account for it. */
export const Route = createFileRoute('/report-defect')({
  staticData: { title: 'Report a defect' },
  validateSearch: object({ code: searched(CODE_LENGTH) }),
  component: ReportRoute,
});

function ReportRoute() {
  const { code = '' } = Route.useSearch();
  const isGuest = useSession().mode === 'guest';
  return (
    <main className="mx-auto flex w-full max-w-reading min-w-0 grow flex-col gap-4 px-edge py-6">
      <ReportScreen
        key={code}
        code={code}
        isGuest={isGuest}
        back={
          <Link to="/machine-status/$code" params={{ code }} className={buttonVariants({ size: 'action' })}>
            Back to the machine
          </Link>
        }
      />
    </main>
  );
}
