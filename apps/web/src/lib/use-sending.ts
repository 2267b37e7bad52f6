import {
  replaceEqualDeep,
  useMutation,
  useQueryClient,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useId } from 'react';

/**
 * `useMutation` for what a tap sends. The same again is not sent while it is under way: a second tap can come before
 * `isPending` has disabled the button. Without a signal it fails at once, rather than to go by itself much later.
 */
export function useSending<Data = unknown, Failure = DefaultError, Sent = void, Kept = unknown>(
  options: UseMutationOptions<Data, Failure, Sent, Kept>,
): UseMutationResult<Data, Failure, Sent, Kept> {
  const id = useId();
  const queryClient = useQueryClient();
  const sending = useMutation({ mutationKey: [id], networkMode: 'always', ...options });
  const { mutate: send } = sending;
  const mutate = useCallback<typeof send>(
    (...args) => {
      const [sent] = args;
      const isUnderWay = queryClient.isMutating({
        mutationKey: [id],
        predicate: ({ state }) => replaceEqualDeep(state.variables, sent) === state.variables,
      });
      if (!isUnderWay) send(...args);
    },
    [id, queryClient, send],
  );
  return { ...sending, mutate };
}
