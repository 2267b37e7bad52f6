import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import { QuickStart } from '../features/home/quick-start.js';
import { UnsentTimesheet } from '../features/timesheets/unsent-timesheet.js';

const loadDialog = () => import('../features/customers/customer-dialog.js');
const CustomerDialog = lazy(async () => ({ default: (await loadDialog()).CustomerDialog }));

export const Route = createFileRoute('/')({
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    void loadDialog();
  }, []);
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-6">
      <div>
        <h1 className="text-2xl">Paperwork done before the engine's cold.</h1>
        <p className="mt-1 text-muted">Fill it in, sign it, send it. No account needed.</p>
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
