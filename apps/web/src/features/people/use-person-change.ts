import { useQueryClient } from '@tanstack/react-query';

import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { PEOPLE_KEY } from './api.js';

/**
 * Something that an admin does about a person; the list follows, and a toast says how it went.
 *
 * @param done what is said once it is
 */
export function usePersonChange<Given = void>(
  change: (given: Given) => Promise<void>,
  done: (given: Given) => { title: string; description?: string },
) {
  const queryClient = useQueryClient();
  return useSending({
    mutationFn: change,
    onSuccess: (_, given) => toast({ ...done(given), tone: 'good' }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
}

/** Says in a toast why it could not be done, where there is no form to say it beside. */
export function tellRefusal(error: Error): void {
  const description = serverMessage(error) ?? 'Nothing has been changed. Check the signal and try again.';
  toast({ title: 'That did not work', description, tone: 'bad' });
}
