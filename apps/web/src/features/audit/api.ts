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
