import { useQueryClient } from '@tanstack/react-query';
import { Link2Off, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { Action } from '../../components/action.js';
import { toast } from '../../components/toast-store.js';
import { useSending } from '../../lib/use-sending.js';
import { EVENTS_KEY } from '../event-log/events-key.js';
import { Refusal } from '../refusal.js';
import { type SentForm } from './api.js';

const SendAgain = lazy(async () => ({ default: (await import('./send-again.js')).SendAgain }));
const Confirm = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

/** Has the form or set mailed once more. */
export function useSendAgain(form: SentForm): Action {
  const [asking, setAsking] = useState(false);
  return {
    label: 'Send again',
    icon: Send,
    start: () => setAsking(true),
    around: asking ? (
      <Suspense>
        <SendAgain form={form} onClose={() => setAsking(false)} />
      </Suspense>
    ) : null,
  };
}

interface StopLinksOptions {
  /** 'timesheet' */
  noun: string;
  stop: () => Promise<void>;
}

/** Closes what was sent to everybody who has it by a link from a mail; asks first. */
export function useStopLinks({ noun, stop }: StopLinksOptions): Action {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const stopping = useSending({
    mutationFn: stop,
    onSuccess: async () => {
      toast({
        title: 'Links stopped',
        description: `Links in earlier mails no longer open this ${noun}. Send it again to give people a new one.`,
        tone: 'good',
      });
      await queryClient.invalidateQueries({ queryKey: EVENTS_KEY });
    },
  });
  const confirm = (
    <Suspense>
      <Confirm
        title={`Stop the links to this ${noun}?`}
        message="Links in mails sent before stop working. You can mail it again. A PDF that was attached to a mail stays with its reader."
        confirmLabel="Stop links"
        onConfirm={() => {
          setAsking(false);
          stopping.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </Suspense>
  );
  return {
    label: 'Stop links',
    icon: Link2Off,
    danger: true,
    isPending: stopping.isPending,
    start: () => setAsking(true),
    around: (
      <>
        {stopping.error ? (
          <Refusal error={stopping.error} offline="The links still work. Check the signal and try again." />
        ) : null}
        {asking ? confirm : null}
      </>
    ),
  };
}
