import { infiniteQueryOptions } from '@tanstack/react-query';

import { SIGN_REQUESTS_KEY } from '../../forms/requests/api.js';
import { api } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { WaitingSearch } from './waiting-search.js';

/** Requests to sign that are outstanding, or were queried or denied, the latest first. */
export const waitingQuery = (search: WaitingSearch) =>
  infiniteQueryOptions({
    queryKey: [...SIGN_REQUESTS_KEY, 'waiting', search],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/sign-requests', { params: { query: { ...search, waiting: true, after } } })),
    ...PAGED,
  });
