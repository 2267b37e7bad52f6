import { retriable } from '../retriable.js';

/** Of a query by `orLastSeen`: what was seen last is asked for once more when there is a signal. */
export const KEPT_QUERY = { refetchOnReconnect: 'always' } as const;

/** What was seen here, for pages that are drawn before they need it. */
export const loadSeen = retriable(() => import('./last-seen.js'));
