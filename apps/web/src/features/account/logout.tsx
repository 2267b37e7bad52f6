import { LogOut, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Confirm } from '../../components/confirm.js';
import { countUnsavedApprovals } from '../../forms/drafts/approval-store.js';
import { countUnsaved } from '../../forms/drafts/draft-store.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';
import { UnsentList } from '../../forms/outbox/unsent-list.js';
import { forgetEverything } from '../../forms/forget-everything.js';
import { removeScansOf } from '../../forms/upload/recovery-store.js';
import { localOwner } from '../../lib/local-owner.js';
import { settlePreferences } from '../../lib/preference-changes.js';
import { oweLogout, settleLogout } from '../../lib/session/owed-logout.js';
import { signedOut } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';

/** A preference that the server has not got by then is lost: the next person may be waiting for the phone. */
const SETTLED_WITHIN_MS = 2000;

/**
 * Leaves nothing of this account on the device, with or without a signal, and has the server end the session as soon as
 * it can be told; asks first when something is not saved on the server.
 */
export function Logout({ onSignedOut }: { onSignedOut: () => void }) {
  const [unsaved, setUnsaved] = useState<Unsaved>(NOTHING);
  const leave = useSending({
    mutationFn: async () => {
      await removeScansOf(localOwner());
      await Promise.race([
        settlePreferences(),
        new Promise((resolve) => setTimeout(resolve, SETTLED_WITHIN_MS)),
      ]);
      oweLogout();
      await forgetEverything();
    },
    onSuccess: () => {
      signedOut();
      // What it cannot do now is done with the signal (docs/decisions/0006).
      void settleLogout().catch(() => undefined);
      onSignedOut();
    },
  });
  const ask = async () => {
    const counts = await countAll(localOwner()).catch(() => NOTHING);
    if (counts.forms + counts.sets + counts.queued.length > 0) setUnsaved(counts);
    else leave.mutate();
  };
  return (
    <>
      {leave.error ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>Some of what you entered is still on this phone. Please press Logout once more.</p>
        </Notice>
      ) : null}
      <Button size="action" disabled={leave.isPending} onClick={() => void ask()}>
        <LogOut aria-hidden /> {leave.isPending ? 'One moment...' : 'Logout'}
      </Button>
      {unsaved.forms + unsaved.sets + unsaved.queued.length > 0 ? (
        <Confirm
          title={titleOf(unsaved)}
          message={messageOf(unsaved)}
          confirmLabel="Wipe and log out"
          onConfirm={() => {
            setUnsaved(NOTHING);
            leave.mutate();
          }}
          onCancel={() => setUnsaved(NOTHING)}
        >
          <UnsentList entries={unsaved.queued} />
        </Confirm>
      ) : null}
    </>
  );
}

/** How many things would be lost with this device. */
interface Unsaved {
  forms: number;
  /** Form sets of which names or signatures are here alone. */
  sets: number;
  /** Signed forms that have not been sent yet. */
  queued: readonly OutboxEntry[];
}

const NOTHING: Unsaved = { forms: 0, sets: 0, queued: [] };

async function countAll(owner: string): Promise<Unsaved> {
  const { unsentOf } = await import('../../forms/outbox/outbox-store.js');
  const [forms, sets, queued] = await Promise.all([
    countUnsaved(owner),
    countUnsavedApprovals(owner),
    unsentOf(owner),
  ]);
  return { forms, sets, queued };
}

function titleOf({ forms, sets, queued: { length: queued } }: Unsaved): string {
  if (queued > 0)
    return queued === 1 ? 'One signed form is not sent yet' : `${queued} signed forms are not sent yet`;
  if (sets > 0) return forms > 0 ? 'Forms and signatures are not saved yet' : 'Signatures are not saved yet';
  return forms === 1 ? 'One form is not saved yet' : `${forms} forms are not saved yet`;
}

function messageOf({ forms, sets, queued: { length: queued } }: Unsaved): string {
  return [
    'Logging out wipes what this phone keeps for your account, so that the next person sees none of it. Anything not saved to your account will be lost.',
    ...(queued > 0
      ? [
          'Wait for a signal and they send themselves. If you cannot wait, open the outbox on the home page and save a copy of each.',
        ]
      : []),
    ...(forms > queued ? ['To keep it, go back to the form and press Next Step or save the draft.'] : []),
    ...(sets > 0 ? ['To keep names and signatures, open their form set once more: it saves them.'] : []),
  ].join(' ');
}
