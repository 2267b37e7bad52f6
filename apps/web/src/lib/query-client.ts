import { QueryClient } from '@tanstack/react-query';

/** docs/screens.md, Constants: nothing retries, nothing refetches by itself, nothing goes stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
}
