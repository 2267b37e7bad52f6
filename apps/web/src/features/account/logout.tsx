import { LogOut, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Confirm } from '../../components/confirm.js';
import { countUnsaved } from '../../forms/drafts/draft-store.js';
import { forgetEverything } from '../../forms/left-behind.js';
import { localOwner } from '../../lib/local-owner.js';
import { settlePreferences } from '../../lib/preference-changes.js';
import { signedOut } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';
import { signOut } from './api.js';

/** Signs out and leaves nothing of this account on the device; asks first when something is not saved on the server. */
export function Logout({ onSignedOut }: { onSignedOut: () => void }) {
  const [unsaved, setUnsaved] = useState(0);
  const leave = useSending({
    mutationFn: async () => {
      await settlePreferences();
      await signOut();
      await forgetEverything();
    },
    onSuccess: () => {
      signedOut();
      onSignedOut();
    },
  });
  const ask = async () => {
    const count = await countUnsaved(localOwner()).catch(() => 0);
    if (count > 0) setUnsaved(count);
    else leave.mutate();
  };
  return (
    <>
      {leave.error ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>You are still signed in, as logging out needs a signal. Please try again in a moment.</p>
        </Notice>
      ) : null}
      <Button size="action" disabled={leave.isPending} onClick={() => void ask()}>
        <LogOut aria-hidden /> {leave.isPending ? 'One moment...' : 'Logout'}
      </Button>
      {unsaved > 0 ? (
        <Confirm
          title={unsaved === 1 ? 'One form is not saved yet' : `${unsaved} forms are not saved yet`}
          message="Logging out wipes what this phone keeps for your account, so that the next person sees none of it. Anything not saved to your account will be lost. To keep it, go back to the form and press Next Step or save the draft."
          confirmLabel="Wipe and log out"
          onConfirm={() => {
            setUnsaved(0);
            leave.mutate();
          }}
          onCancel={() => setUnsaved(0)}
        />
      ) : null}
    </>
  );
}
