import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { MAILS_KEY, sendAgain, type Mail } from './api.js';

/** Sends a mail once more, and says how that went. */
export function useSendAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mail: Pick<Mail, 'id' | 'recipient'>) => sendAgain(mail, crypto.randomUUID()),
    networkMode: 'always',
    onSuccess: async (_, { recipient }) => {
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
