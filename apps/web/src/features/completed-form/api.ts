import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { ApiError } from '../../lib/api-error.js';

/** Trades the key of a mail for a cookie that opens this form for an hour. */
export async function openFormLink(formId: string, key: string): Promise<void> {
  await api.POST('/api/form-links', { body: { formId, key } });
}

export type CompletedForm =
  | { kind: 'timesheet'; timesheet: Wire['TimesheetAnswer'] }
  | { kind: 'check-sheet'; checkSheet: Wire['CheckSheetAnswer'] };

/** The form of an id, whichever it is; a timesheet takes precedence when both exist. */
export const completedFormQuery = (id: string) =>
  queryOptions({
    queryKey: ['completed-form', id],
    queryFn: async (): Promise<CompletedForm> => {
      const params = { path: { id } };
      const checkSheet = api.GET('/api/check-sheets/{id}', { params }).then(dataOf);
      // It is only looked at when there is no timesheet.
      checkSheet.catch(() => undefined);
      try {
        const timesheet = dataOf(await api.GET('/api/timesheets/{id}', { params }));
        return { kind: 'timesheet', timesheet };
      } catch (error) {
        return await checkSheet.then(
          (found) => ({ kind: 'check-sheet' as const, checkSheet: found }),
          (other: unknown) => {
            // 'Not found' twice, or whatever kept us from knowing.
            throw isMissing(error) ? other : error;
          },
        );
      }
    },
  });

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
