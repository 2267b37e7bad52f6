import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { MAILS_KEY, sendAgain, type Mail } from './api.js';

/** Sends a mail once more, and says how that went. */
export function useSendAgain() {
  const client = useQueryClient();
  // A sending whose answer was lost is not repeated by the next tap.
  const [key, setKey] = useState(() => uuidv4());
  return useSending({
    mutationFn: (mail: Pick<Mail, 'id' | 'recipient'>) => sendAgain(mail, `${key} ${mail.id}`),
    onSuccess: async (_, { recipient }) => {
      setKey(uuidv4());
      toast({ title: 'Sent again', description: `A new mail is on its way to ${recipient}.`, tone: 'good' });
      await client.invalidateQueries({ queryKey: MAILS_KEY });
    },
    onError: (error) =>
      toast({
        title: 'Not sent',
        description: serverMessage(error) ?? 'No signal, so nothing was sent. Please try again.',
        tone: 'bad',
      }),
  });
}
