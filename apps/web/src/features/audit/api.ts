import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { api } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';
import type { AuditSearch } from './audit-search.js';

export type AuditEvent = Wire['AuditEventResponse'];

/** The audit log page by page, the latest first. */
export const auditQuery = (filter: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['/api/audit-events', filter],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/audit-events', { params: { query: { ...filter, after } } })),
    ...PAGED,
  });

/** The file with all entries that the filters find. */
export function auditTableUrl(filter: AuditSearch): string {
  const set = Object.entries(filter).filter(([, value]) => value);
  return `/api/audit-events/export.csv?${new URLSearchParams(Object.fromEntries(set) as Record<string, string>)}`;
}
