import { MailWarning } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { useFormLimits } from '../../forms/sending/form-limits.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { mailConfirmationAgain } from './api.js';

/** Stands there until the link in the mail was used. */
export function UnconfirmedNote({ email }: { email: string }) {
  const { recipients } = useFormLimits();
  const again = useSending({ mutationFn: mailConfirmationAgain });
  return (
    <Notice tone="attention">
      <MailWarning aria-hidden />
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <p>
          Confirm your address: use the link in the mail to <strong className="wrap-anywhere">{email}</strong>
          . Until then a form can go to {recipients} addresses at most, as it can without an account.
        </p>
        <p role="status" className="empty:hidden">
          {again.isSuccess ? 'A new mail is on its way. Nothing there? Look in the junk folder.' : null}
          {again.error
            ? (serverMessage(again.error) ?? 'That did not work. Check the signal and try again.')
            : null}
        </p>
        {again.isSuccess ? null : (
          <Button disabled={again.isPending} onClick={() => again.mutate()}>
            {again.isPending ? 'One moment...' : 'Send the mail again'}
          </Button>
        )}
      </div>
    </Notice>
  );
}
