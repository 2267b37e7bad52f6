import {
  replaceEqualDeep,
  useMutation,
  useQueryClient,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useId } from 'react';

/**
 * `useMutation` for what a tap sends. The same again is not sent while it is under way: a second tap can come before
 * `isPending` has disabled the button. Without a signal it fails at once, rather than to go by itself much later.
 */
export function useSending<Data = unknown, Failure = DefaultError, Sent = void, Kept = unknown>(
  options: UseMutationOptions<Data, Failure, Sent, Kept>,
): UseMutationResult<Data, Failure, Sent, Kept> {
  const mutationKey = [useId()];
  const queryClient = useQueryClient();
  const sending = useMutation({ mutationKey, networkMode: 'always', ...options });
  const isUnderWay = (sent: Sent | undefined) =>
    queryClient.isMutating({
      mutationKey,
      predicate: ({ state }) => replaceEqualDeep(state.variables, sent) === state.variables,
    }) > 0;
  const mutate: typeof sending.mutate = (...args) => {
    if (!isUnderWay(args[0])) sending.mutate(...args);
  };
  return { ...sending, mutate };
}
