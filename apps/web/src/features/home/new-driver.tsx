import { UserRoundX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';
import { localOwner } from '../../lib/local-owner.js';
import { useSession } from '../../lib/session/session-context.js';

const UnsentList = lazy(async () => ({
  default: (await import('../../forms/outbox/unsent-list.js')).UnsentList,
}));
const ConfirmDialog = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

/** Hands the phone on: wipes what the last driver left on it. Who has an account logs out instead. */
export function NewDriver({ onWipe }: { onWipe: () => Promise<void> }) {
  const [unsent, setUnsent] = useState<readonly OutboxEntry[] | null>(null);
  const ask = async () => {
    const { unsentOf } = await import('../../forms/outbox/outbox-store.js');
    setUnsent(await unsentOf(localOwner()).catch(() => []));
  };
  if (useSession().mode === 'authenticated') return null;
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => void ask()}>
        <UserRoundX aria-hidden /> Clear this phone
      </Button>
      {unsent ? (
        <Suspense>
          <ConfirmDialog
            title="Clear this phone"
            message="This wipes what has not been sent yet and every name, site, machine and address this phone remembers. What has been sent stays sent."
            confirmLabel="Wipe and start fresh"
            onConfirm={() => void onWipe().then(() => setUnsent(null))}
            onCancel={() => setUnsent(null)}
          >
            <UnsentList entries={unsent} />
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
