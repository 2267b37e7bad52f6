import { useState } from 'react';

import { Button } from '../../components/button.js';
import { openRequest, type OpenedRequest, type SignLink } from './api.js';
import { Refused } from './refused.js';
import { ShownForm } from './shown-form.js';
import { useCall } from './use-call.js';

/**
 * For the person asked to sign on their own phone. The page shows nothing and asks the server nothing until a button is
 * pressed: what scans mails opens links and runs scripts, and presses none.
 */
export function SignPage({ link }: { link: SignLink }) {
  const [opened, setOpened] = useState<OpenedRequest | null>(null);
  const opening = useCall(setOpened);
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-4">
      {opened ? (
        <ShownForm link={link} opened={opened} onChange={setOpened} />
      ) : (
        <>
          <h1 className="text-2xl">You have been asked to sign</h1>
          <p className="text-lg">
            Read it first, on this phone. You need no account, and nothing is signed until you say so.
          </p>
          {opening.said ? <Refused error={opening.error} said={opening.said} /> : null}
          <Button
            variant="primary"
            size="action"
            disabled={opening.isPending}
            onClick={() => void opening.run(() => openRequest(link))}
          >
            {opening.isPending ? 'One moment...' : 'Open it'}
          </Button>
        </>
      )}
    </main>
  );
}
