import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { CheckAgain } from '../features/check-sheets/check-again.js';
import { NewDriver } from '../features/home/new-driver.js';
import { unsentDraftsQuery } from '../forms/drafts/draft-store.js';
import { forgetEverything } from '../forms/forget-everything.js';
import { hasMemories } from '../forms/left-behind.js';
import { JustSent } from '../forms/sent-here/just-sent.js';
import { hasSentHere, idsToClaim } from '../forms/sent-here/kept-here.js';
import { SentFromHere } from '../forms/sent-here/sent-from-here.js';
import { useSession } from '../lib/session/session-context.js';

/** What a driver left on this device can go into an account, or be wiped for the next one: forms and what it remembers. */
export function LeftBehind() {
  const { mode } = useSession();
  const [memories, setMemories] = useState(hasMemories);
  const { data: unsent = [], refetch } = useQuery(unsentDraftsQuery());
  const wipe = async () => {
    await forgetEverything();
    await refetch();
    setMemories(false);
  };
  return (
    <>
      {mode === 'guest' && hasSentHere() ? (
        <>
          <CheckAgain />
          <SentFromHere />
        </>
      ) : null}
      {idsToClaim().length > 0 ? <JustSent /> : null}
      {memories || unsent.length > 0 ? <NewDriver onWipe={wipe} /> : null}
    </>
  );
}
