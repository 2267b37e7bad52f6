import { CircleCheck, MailCheck, TriangleAlert } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { confirmEmail } from './api.js';

interface ConfirmEmailProps {
  /** Of the link in the mail. */
  linkKey: string;
  onConfirmed: () => void;
}

/** Asks for one tap, since programs that look at mail open every link in it. */
export function ConfirmEmail({ linkKey, onConfirmed }: ConfirmEmailProps) {
  const confirm = useSending({ mutationFn: () => confirmEmail(linkKey), onSuccess: onConfirmed });
  if (confirm.isSuccess)
    return (
      <Notice tone="good" role="status">
        <CircleCheck aria-hidden />
        <p>Your address is confirmed. There is nothing else to do.</p>
      </Notice>
    );
  return (
    <>
      <p>One tap, and Groundsheet knows that this address is yours.</p>
      {confirm.error ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>{serverMessage(confirm.error) ?? 'That did not work. Check the signal and try again.'}</p>
        </Notice>
      ) : null}
      <Button variant="primary" size="action" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        <MailCheck aria-hidden /> {confirm.isPending ? 'One moment...' : 'Confirm my address'}
      </Button>
    </>
  );
}
