import { UserRoundX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import { useSession } from '../../lib/session/session-context.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

/** Hands the phone on: wipes what the last driver left on it. Who has an account logs out instead. */
export function NewDriver({ onWipe }: { onWipe: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  if (useSession().mode === 'authenticated') return null;
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setAsking(true)}>
        <UserRoundX aria-hidden /> New driver
      </Button>
      {asking ? (
        <Suspense>
          <ConfirmDialog
            title="New driver"
            message="This wipes what has not been sent yet and every name, site, machine and address this phone remembers. What has been sent stays sent."
            confirmLabel="Wipe and start fresh"
            onConfirm={() => void onWipe().then(() => setAsking(false))}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
