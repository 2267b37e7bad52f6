import { MailWarning } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { Refusal } from '../../../forms/refusal.js';
import { useSending } from '../../../lib/use-sending.js';
import { mailConfirmationAgain } from './api.js';

/** Why nothing can be shared yet, and what to do about it. */
export function ConfirmFirst() {
  const again = useSending({ mutationFn: mailConfirmationAgain });
  return (
    <Notice tone="attention">
      <MailWarning aria-hidden />
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <p>
          Confirm your email address before you share documents: use the link in the mail that we sent you.
        </p>
        <p role="status" className="empty:hidden">
          {again.isSuccess ? 'A new mail is on its way. Nothing there? Look in the junk folder.' : null}
        </p>
        {again.error ? (
          <Refusal error={again.error} offline="That did not work. Check the signal and try again." />
        ) : null}
        {again.isSuccess ? null : (
          <Button disabled={again.isPending} onClick={() => again.mutate()}>
            {again.isPending ? 'One moment...' : 'Send the confirmation again'}
          </Button>
        )}
      </div>
    </Notice>
  );
}
