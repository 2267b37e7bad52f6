import { useQueryClient } from '@tanstack/react-query';

import { toast } from '../../components/toast-store.js';
import { useSending } from '../../lib/use-sending.js';
import { OFF_HIRES_KEY } from './api.js';

/** Settles a notice. Where a colleague has done so meanwhile the page behind the dialog shows it. */
export function useSettling(
  settle: () => Promise<void>,
  done: { title: string; description: string },
  onDone: () => void,
) {
  const client = useQueryClient();
  return useSending({
    mutationFn: settle,
    onSuccess: () => {
      toast({ ...done, tone: 'good' });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: OFF_HIRES_KEY }),
  });
}
