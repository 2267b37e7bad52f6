import { ISSUED_KINDS, recipientFaults, validEmails } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { AddEmail, EmailEntries } from '../recipients/email-entries.js';
import { toast, type ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { EVENTS_KEY } from '../event-log/events-key.js';
import { HISTORY_KEY } from '../history-key.js';
import { useSender } from '../sending/sender.js';
import { sendAgain, type SentForm } from './api.js';

/** Asks whom a sent form, or a completed set, is mailed to once more: at first those who have had it. */
export function SendAgain({ form, onClose }: { form: SentForm; onClose: () => void }) {
  const { mailsLikeGuest: guest, maxRecipients } = useSender();
  const [emails, setEmails] = useState(() => startingWith(form.recipients));
  // The same question again is the same request; with other addresses it is another.
  const [key, setKey] = useState(() => uuidv4());
  const [fault, setFault] = useState<string>();
  const queryClient = useQueryClient();
  const typed = emails.filter((email) => email.trim());
  const send = useSending({
    mutationFn: () => sendAgain(form, typed, key),
    onSuccess: async (unwanted) => {
      toast(onItsWay(typed, unwanted));
      onClose();
      await Promise.all(
        [HISTORY_KEY, EVENTS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  const change = (next: string[]) => {
    setEmails(next);
    setKey(uuidv4());
    setFault(undefined);
    send.reset();
  };
  const ask = () => {
    const [first] = recipientFaults(typed, maxRecipients, { guest });
    if (first) setFault(first.message);
    else send.mutate();
  };
  const good = validEmails(typed, { guest }).length;
  return (
    <Dialog
      open
      keepOnOutsideTap
      title="Send again"
      description={`${ISSUED_KINDS[form.kind].label} ${form.reference} will be mailed exactly as it was sent. Who should get it?`}
      onOpenChange={onClose}
    >
      <EmailEntries emails={emails} onChange={change} error={fault} />
      <AddEmail emails={emails} onChange={change} most={maxRecipients} />
      {send.error ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>{serverMessage(send.error) ?? 'It was not sent. Check the signal and try again.'}</p>
        </Notice>
      ) : null}
      <Button variant="send" size="action" disabled={send.isPending} onClick={ask}>
        <Send aria-hidden /> {send.isPending ? 'Sending...' : `Send again (${good})`}
      </Button>
    </Dialog>
  );
}

/** There is always an entry to type into. */
function startingWith(recipients: readonly string[]): string[] {
  return recipients.length > 0 ? [...recipients] : [''];
}

function onItsWay(emails: readonly string[], unwanted: readonly string[]): ToastMessage {
  const going = validEmails(emails, { guest: false }).filter((email) => !unwanted.includes(email));
  const others = unwanted.map((email) => ` Not sent to ${email}, who has asked for no more mail.`).join('');
  return { title: 'On its way', description: `It is going to ${going.join(', ')}.${others}`, tone: 'good' };
}
