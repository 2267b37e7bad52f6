import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2Off, Send } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { toast } from '../../components/toast-store.js';
import { EVENTS_KEY } from '../event-log/events-key.js';
import { Refusal } from '../refusal.js';
import { type SentForm } from './api.js';

const SendAgain = lazy(async () => ({ default: (await import('./send-again.js')).SendAgain }));
const Confirm = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

interface MailActionProps {
  form: SentForm;
  /** Said aloud after the button's words where there are several forms on the page. */
  which?: ReactNode;
}

/** Has the form mailed once more. */
export function SendAgainButton({ form, which }: MailActionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className="px-2 whitespace-nowrap" onClick={() => setAsking(true)}>
        <Send aria-hidden />
        <span>Send again{which}</span>
      </Button>
      {asking ? (
        <Suspense>
          <SendAgain form={form} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface StopLinksProps {
  /** 'timesheet' */
  noun: string;
  stop: () => Promise<void>;
  /** Which gives somebody a new link. */
  canSendAgain: boolean;
  /** As for `SendAgainButton`. */
  which?: ReactNode;
}

/** Closes what was sent to everybody who has it by a link from a mail; asks first. */
export function StopLinks({ noun, stop, canSendAgain, which }: StopLinksProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const stopping = useMutation({
    mutationFn: stop,
    networkMode: 'always',
    onSuccess: async () => {
      toast({
        title: 'Links stopped',
        description: `No link in an earlier mail opens this ${noun} any more.${canSendAgain ? ' Send it again to give somebody a new one.' : ''}`,
        tone: 'good',
      });
      await queryClient.invalidateQueries({ queryKey: EVENTS_KEY });
    },
  });
  return (
    <>
      <Button
        className="px-2 whitespace-nowrap"
        disabled={stopping.isPending}
        onClick={() => setAsking(true)}
      >
        <Link2Off aria-hidden />
        <span>
          {stopping.isPending ? 'One moment...' : 'Stop links'}
          {which}
        </span>
      </Button>
      {stopping.error ? (
        <Refusal error={stopping.error} offline="The links still work. Check the signal and try again." />
      ) : null}
      {asking ? (
        <Suspense>
          <Confirm
            title={`Stop the links to this ${noun}?`}
            message={`Links in mails sent before stop working. ${canSendAgain ? 'You can mail the form again. ' : ''}A PDF that was attached to a mail stays with whoever has it.`}
            confirmLabel="Stop links"
            onConfirm={() => {
              setAsking(false);
              stopping.mutate();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
