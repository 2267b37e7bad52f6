import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../../lib/api.js';

/** What a check proposes where it finds an item so. */
export type SeverityRow = Wire['SeverityRowResponse'];
export type SeverityChange = Wire['SeverityChangeResponse'];

export const severitiesQuery = queryOptions({
  queryKey: ['/api/severities'],
  queryFn: async () => dataOf(await api.GET('/api/severities')),
  staleTime: 0,
});

export async function saveSeverity(
  { vehicle, item, finding }: SeverityRow,
  severity: SeverityRow['severity'],
): Promise<void> {
  await api.PUT('/api/severities', { body: { vehicle, item, finding, severity } });
}
