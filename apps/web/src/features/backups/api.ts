import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { api } from '../../lib/api.js';
import { PAGED, pageOf } from '../../lib/pages.js';

export type Backup = Wire['BackupResponse'];

/** The latest first, all at once: the server tells those of a month. */
export const backupsQuery = infiniteQueryOptions({
  queryKey: ['/api/backups'],
  queryFn: async () => pageOf(await api.GET('/api/backups')),
  ...PAGED,
});
