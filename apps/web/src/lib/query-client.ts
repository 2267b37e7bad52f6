import { QueryClient } from '@tanstack/react-query';

/** Specification part 1 section 7: nothing retries, nothing refetches by itself, nothing goes stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
}
