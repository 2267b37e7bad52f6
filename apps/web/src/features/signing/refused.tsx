import { FileCheck, FileExclamationPoint, Smartphone } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import { ApiError } from '../../lib/api-error.js';
import { nextLinkIn } from './use-call.js';

/** Why it cannot be opened, and where to go on from there. */
export function Refused({ error, said }: { error: unknown; said: string }) {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  const next = nextLinkIn(error);
  const isSigned = code === 'sign-request.signed-already';
  const isOurs = code === 'sign-request.this-phone-asked';
  const Icon = isSigned ? FileCheck : isOurs ? Smartphone : FileExclamationPoint;
  return (
    <>
      <Notice tone={isSigned ? 'good' : 'attention'} role="alert">
        <Icon aria-hidden />
        <p className="min-w-0">{said}</p>
      </Notice>
      {isOurs ? (
        <a href="/collations" className={buttonVariants()}>
          <Smartphone aria-hidden /> Hand over on this phone
        </a>
      ) : null}
      {next ? (
        // Another page of the same kind: it is loaded afresh, with the key of its own.
        <a href={next} className={buttonVariants({ variant: 'primary', size: 'action' })}>
          Open the corrected one
        </a>
      ) : null}
    </>
  );
}
