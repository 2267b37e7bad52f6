import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import { NewDriver } from '../features/home/new-driver.js';
import { readPortalSearch } from '../features/home/portal-search.js';
import { QuickStart } from '../features/home/quick-start.js';
import { UnsentTimesheet, unsentTimesheetQuery } from '../features/timesheets/unsent-timesheet.js';
import { forgetEverything, hasMemories } from '../lib/left-behind.js';
import { useSession } from '../lib/session/session-context.js';
import { Portal } from './-portal.js';

const loadDialog = () => import('../features/customers/customer-dialog.js');
/** The first page comes first; by the time it has been read the dialog is there too. */
const DIALOG_AFTER_MS = 1500;
const CustomerDialog = lazy(async () => ({ default: (await loadDialog()).CustomerDialog }));

export const Route = createFileRoute('/')({
  // Part of the first file: most people begin here, and a second one would be a second way to the server and back.
  codeSplitGroupings: [],
  validateSearch: readPortalSearch,
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const { mode } = useSession();
  const [choosing, setChoosing] = useState(false);
  const [memories, setMemories] = useState(hasMemories);
  const { data: unsent, refetch } = useQuery(unsentTimesheetQuery);
  const wipe = async () => {
    await forgetEverything();
    await refetch();
    setMemories(false);
  };
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="mx-auto grid w-full max-w-reading grid-cols-1 items-start gap-6 px-edge py-6 office:max-w-page office:grid-cols-2">
      <div className="flex flex-col gap-4">
        <div>
          <h1 className="text-2xl">Paperwork done before the engine's cold.</h1>
          <p className="mt-1 text-muted">
            Fill it in, sign it, send it.{mode === 'guest' ? ' No account needed.' : null}
          </p>
        </div>
        <UnsentTimesheet
          onCarryOn={({ form }) =>
            void navigate({
              to: '/timesheet',
              search: {
                mode: 'quick',
                customerId: form.customerId ?? undefined,
                orderNumber: form.orderNumber ?? undefined,
              },
            })
          }
        />
        <QuickStart onTimesheet={() => setChoosing(true)} />
        {unsent || memories ? <NewDriver onWipe={wipe} /> : null}
      </div>
      <Portal />
      {choosing ? (
        <Suspense>
          <CustomerDialog
            title="Quick Timesheet"
            onClose={() => setChoosing(false)}
            onContinue={(chosen) => void navigate({ to: '/timesheet', search: { mode: 'quick', ...chosen } })}
          />
        </Suspense>
      ) : null}
    </main>
  );
}
