import { useLiveChanges } from '../../lib/use-live-changes.js';
import { COLLATIONS_KEY } from './api.js';

/** Keeps lists and counts of sets as they are on the server while they are shown. */
export function useLiveSets(): void {
  useLiveChanges('/api/collations/events', COLLATIONS_KEY);
}
