import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { denySignature, type SignLink } from './api.js';
import { useCall } from './use-call.js';

/** For a person who gets the receipt of a signature that is not theirs. Only the button says so. */
export function NotSigned({ link }: { link: SignLink }) {
  const [isSaid, setSaid] = useState(false);
  const saying = useCall(() => setSaid(true));
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-4">
      <h1 className="text-2xl">I did not sign this</h1>
      {isSaid ? (
        <Notice tone="good" role="status">
          <CircleCheck aria-hidden />
          <p>The driver, their supervisor and the office have been told. They will get in touch.</p>
        </Notice>
      ) : (
        <>
          <p className="text-lg">
            Press the button if neither you nor anyone at your firm signed the form in the mail. The hire firm
            will be told straight away.
          </p>
          {saying.said ? (
            <Notice tone="bad" role="alert">
              <TriangleAlert aria-hidden />
              <p>{saying.said}</p>
            </Notice>
          ) : null}
          <Button
            variant="danger"
            size="action"
            disabled={saying.isPending}
            onClick={() => void saying.run(() => denySignature(link))}
          >
            I did not sign this
          </Button>
        </>
      )}
    </main>
  );
}
