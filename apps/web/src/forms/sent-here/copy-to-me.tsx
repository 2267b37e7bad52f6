import { FIELD_LENGTHS, FORM_KINDS, judgeEmail } from '@groundsheet/form-rules';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { EmailField } from '../../components/email-field.js';
import { toast } from '../../components/toast-store.js';
import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import { useSending } from '../../lib/use-sending.js';
import { Refusal } from '../refusal.js';
import { mailCopy } from './api.js';
import type { SentHere } from './sent-here.js';

const KEY = 'groundsheet-copy-address';
const NOT_TAKEN = 'Please enter a complete email address of your own. Throwaway addresses are not accepted.';

/** Asks for the guest's own address, which this device keeps for the next time. */
export function CopyToMe({ sent, onClose }: { sent: SentHere; onClose: () => void }) {
  const [email, setEmail] = useState(() => readStored(ownKey(KEY)) ?? '');
  const [fault, setFault] = useState<string>();
  // The same address again is the same request.
  const [key, setKey] = useState(() => uuidv4());
  const copy = useSending({
    mutationFn: () => mailCopy(sent, email.trim(), key),
    onSuccess: () => {
      store(ownKey(KEY), email.trim());
      toast({ title: 'On its way', description: `A copy is going to ${email.trim()}.`, tone: 'good' });
      onClose();
    },
  });
  const type = (text: string) => {
    setEmail(text);
    setKey(uuidv4());
    setFault(undefined);
    copy.reset();
  };
  return (
    <Dialog
      open
      keepOnOutsideTap
      title="Copy to me"
      description={`${FORM_KINDS[sent.kind].label} ${sent.reference} will be mailed to you exactly as it was sent.`}
      onOpenChange={onClose}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (judgeEmail(email) !== 'ok') setFault(NOT_TAKEN);
          else copy.mutate();
        }}
      >
        <EmailField
          label="Your email"
          autoComplete="email"
          maxLength={FIELD_LENGTHS.contactEmail}
          value={email}
          error={fault}
          onChange={(event) => type(event.target.value)}
        />
        {copy.error ? (
          <Refusal error={copy.error} offline="It was not sent. Check the signal and try again." />
        ) : null}
        <Button type="submit" variant="send" size="action" disabled={copy.isPending}>
          <Send aria-hidden /> {copy.isPending ? 'Sending...' : 'Send me a copy'}
        </Button>
      </form>
    </Dialog>
  );
}
