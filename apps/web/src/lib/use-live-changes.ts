import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The browser asks again by itself when a connection breaks, but not once it was refused. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Keeps what is shown as it is on the server.
 *
 * @param stream address of server-sent events that say `changed`; a constant
 * @param queryKeys each begins the key of every query for something that changes; a constant
 */
export function useLiveChanges(stream: string, queryKeys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () => {
      for (const queryKey of queryKeys) void askAgain(queryClient, queryKey);
    };
    const listen = () => {
      source = new EventSource(stream);
      source.addEventListener('changed', refresh);
      // What was told before, or since it was cut off, went past.
      source.addEventListener('open', refresh);
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, AGAIN_AFTER_MS);
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [queryClient, stream, queryKeys]);
}

/** Once more where the very first answer was still on its way, which may be from before the change. */
async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  const mayBeLate = queryClient.isFetching({ queryKey, predicate: isFirst }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  if (mayBeLate) await queryClient.invalidateQueries({ queryKey });
}
