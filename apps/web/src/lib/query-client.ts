import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.js';

/**
 * docs/screens.md, Constants: nothing retries, nothing refetches by itself, nothing goes stale. Nothing waits for a signal either: what
 * this device keeps is read without one, and what the server keeps fails at once, is said to, and is asked for again when there is one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state: { error } }) =>
          error !== null && !(error instanceof ApiError) && 'always',
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  });
}
