import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { ApiError } from '../../lib/api-error.js';

/** Trades the key of a mail for a cookie that opens this form for an hour. */
export async function openFormLink(formId: string, key: string): Promise<void> {
  await api.POST('/api/form-links', { body: { formId, key } });
}

/** A sent form with its kind. */
export type CompletedForm =
  ({ kind: 'timesheet' } & Wire['TimesheetAnswer']) | ({ kind: 'check-sheet' } & Wire['CheckSheetAnswer']);

export const completedFormQuery = (id: string) =>
  queryOptions({ queryKey: ['completed-form', id], queryFn: () => readForm(id) });

/** The form of an id, whichever kind it is. */
async function readForm(id: string): Promise<CompletedForm> {
  const params = { path: { id } };
  const [timesheet, checkSheet] = await Promise.allSettled([
    api.GET('/api/timesheets/{id}', { params }).then(dataOf),
    api.GET('/api/check-sheets/{id}', { params }).then(dataOf),
  ]);
  if (timesheet.status === 'fulfilled') return { kind: 'timesheet', ...timesheet.value };
  if (checkSheet.status === 'fulfilled') return { kind: 'check-sheet', ...checkSheet.value };
  // 'Not found' twice, or whatever kept us from knowing.
  throw isMissing(timesheet.reason) ? checkSheet.reason : timesheet.reason;
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
