import { queryOptions } from '@tanstack/react-query';

import { answered, api } from '../../lib/api.js';

/** Trades the key of a mail for a cookie that opens this form for an hour. */
export async function openFormLink(formId: string, key: string): Promise<void> {
  await api.POST('/api/form-links', { body: { formId, key } });
}

export const completedTimesheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/timesheets', id],
    queryFn: async () => answered(await api.GET('/api/timesheets/{id}', { params: { path: { id } } })),
  });

/** Where the PDF of a timesheet is. */
export function timesheetPdfUrl(id: string): string {
  return `/api/timesheets/${encodeURIComponent(id)}/pdf`;
}
