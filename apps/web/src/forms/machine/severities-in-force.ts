import type { SeverityList } from '@groundsheet/form-rules';
import { queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import { KEPT_QUERY, loadSeen } from '../../lib/kept/kept-query.js';

const KEY = ['/api/severities', 'in-force'] as const;
const FRESH_MS = 15 * 60_000;

/** What checks propose, as admins have changed it; kept for the time without a signal. */
export const severitiesQuery = queryOptions({
  queryKey: KEY,
  queryFn: async (): Promise<SeverityList> => {
    const ask = async () => dataOf(await api.GET('/api/severities/in-force')) as SeverityList;
    return (await loadSeen()).orLastSeen(KEY, ask);
  },
  staleTime: FRESH_MS,
  ...KEPT_QUERY,
});

/** As this device has them, without asking the server; null where it has never been told. */
export function severitiesHere(): Promise<SeverityList | null> {
  return loadSeen()
    .then(({ lastSeen }) => lastSeen<SeverityList>(KEY))
    .catch(() => null);
}
