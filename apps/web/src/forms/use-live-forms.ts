import type { QueryKey } from '@tanstack/react-query';

import { useLiveChanges } from '../lib/use-live-changes.js';

/**
 * Keeps what is shown of sent forms, and of their mails, as it is on the server; for people who are signed in.
 *
 * @param queryKeys a constant
 */
export function useLiveForms(queryKeys: readonly QueryKey[]): void {
  useLiveChanges('/api/forms/events', queryKeys);
}
