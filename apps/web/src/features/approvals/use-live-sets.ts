import { EVENTS_KEY } from '../../forms/event-log/events-key.js';
import { SIGN_REQUESTS_KEY } from '../../forms/requests/api.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { COLLATIONS_KEY } from './api.js';

const KEYS = [COLLATIONS_KEY, EVENTS_KEY, SIGN_REQUESTS_KEY];

/** Keeps lists and counts of sets as they are on the server while they are shown. */
export function useLiveSets(): void {
  useLiveChanges('/api/collations/events', KEYS);
}
