import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { HISTORY_KEY } from '../../../forms/history-key.js';
import { api } from '../../../lib/api.js';
import { PAGED, pageOf } from '../../../lib/pages.js';
import type { OfficeFormsSearch } from './office-forms-search.js';

export type OfficeForm = Wire['OfficeForm'];

/** Everybody's forms page by page, the last changed first; whatever changes a form of one's own changes them, too. */
export const officeFormsQuery = (search: OfficeFormsSearch) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, 'of everybody', search],
    queryFn: async ({ pageParam: after }) =>
      pageOf(await api.GET('/api/forms', { params: { query: { ...search, after } } })),
    ...PAGED,
  });
