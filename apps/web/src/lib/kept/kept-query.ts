import { retriable } from '../retriable.js';

/** Of a query by `orLastSeen`: asked without a signal too, and once more when there is one. */
export const KEPT_QUERY = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** What was seen here, for pages that are drawn before they need it. */
export const loadSeen = retriable(() => import('./last-seen.js'));
