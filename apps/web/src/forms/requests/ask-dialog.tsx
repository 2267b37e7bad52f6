import { isEmail } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Mail, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { TextField } from '../../components/field.js';
import { LinkToHandOn } from '../../components/link-to-hand-on.js';
import { toast } from '../../components/toast-store.js';
import { useSending } from '../../lib/use-sending.js';
import { Refusal } from '../refusal.js';
import { ask, SIGN_REQUESTS_KEY, type AskBody, type SignRequest } from './api.js';

interface AskDialogProps {
  about: Pick<AskBody, 'kind' | 'id' | 'signatory'>;
  /** 'Weekly timesheet TS-7K3M9QXD' */
  what: string;
  by: 'code' | 'link';
  /** Who is likely to sign. */
  name: string;
  onCode: (request: SignRequest) => void;
  onClose: () => void;
}

/** Who is asked to sign; and by a link, whether the asker passes it on or we mail it. */
export function AskDialog({ about, what, by, name: likely, onCode, onClose }: AskDialogProps) {
  const [name, setName] = useState(likely);
  const [address, setAddress] = useState('');
  const [link, setLink] = useState<string | null>(null);
  // The same question again is the same request; with another name or address it is another.
  const [key, setKey] = useState(() => uuidv4());
  const changing = (set: (text: string) => void) => (text: string) => {
    set(text);
    setKey(uuidv4());
  };
  const queryClient = useQueryClient();
  const asking = useSending({
    mutationFn: (channel: AskBody['channel']) => {
      const to = { toName: name.trim() || null, toAddress: channel === 'mail' ? address.trim() : null };
      return ask({ ...about, channel, ...to }, `${key}-${channel}`);
    },
    onSuccess: async (request) => {
      await queryClient.invalidateQueries({ queryKey: SIGN_REQUESTS_KEY });
      if (request.channel === 'code') return onCode(request);
      if (request.channel === 'share') return setLink(request.url);
      toast({ title: 'On its way', description: `The link is going to ${request.toAddress}.`, tone: 'good' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      keepOnOutsideTap
      title={by === 'code' ? 'Show a code' : 'Send a link'}
      description={`${what}. They read it and sign on their own phone, without an account.`}
      onOpenChange={onClose}
    >
      {link ? (
        <PassLinkOn link={link} what={what} onClose={onClose} />
      ) : (
        <>
          <TextField
            label="Who signs? (optional)"
            autoComplete="off"
            autoCapitalize="words"
            maxLength={80}
            value={name}
            onChange={({ target }) => changing(setName)(target.value)}
          />
          {asking.error ? (
            <Refusal error={asking.error} offline="Nobody was asked. Check the signal and try again." />
          ) : null}
          {by === 'code' ? (
            <Button
              variant="primary"
              size="action"
              disabled={asking.isPending}
              onClick={() => asking.mutate('code')}
            >
              <QrCode aria-hidden /> Show the code
            </Button>
          ) : (
            <>
              <Button
                variant="primary"
                size="action"
                disabled={asking.isPending}
                onClick={() => asking.mutate('share')}
              >
                <Share2 aria-hidden /> Share a link
              </Button>
              <TextField
                label="Or we mail it to"
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={254}
                value={address}
                onChange={({ target }) => changing(setAddress)(target.value)}
              />
              <Button
                size="action"
                disabled={asking.isPending || !isEmail(address)}
                onClick={() => asking.mutate('mail')}
              >
                <Mail aria-hidden /> Mail the link
              </Button>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

function PassLinkOn({ link, what, onClose }: { link: string; what: string; onClose: () => void }) {
  return (
    <>
      <LinkToHandOn isAct label="Signing link" link={link} title={`Please sign: ${what}`} />
      <Button onClick={onClose}>Done</Button>
    </>
  );
}
