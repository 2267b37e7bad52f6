import { weekFromWire } from '@groundsheet/form-rules';
import { queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { countsInWeek, type WeekTimesheet } from './week-hours.js';

/** More timesheets than one driver has in a week, one for each machine and customer. */
const MOST_OF_A_WEEK = 20;

/**
 * The timesheets that the server has of a week, saved and sent, with their hours.
 *
 * @param week the Saturday it ends with
 */
export const weekTimesheetsQuery = (week: string) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, 'week', week],
    queryFn: async (): Promise<WeekTimesheet[]> => {
      const query = { kind: 'timesheet', week, limit: MOST_OF_A_WEEK } as const;
      const entries = dataOf(await api.GET('/api/history', { params: { query } }));
      return Promise.all(
        entries.filter(countsInWeek).map(async ({ id, status }) => {
          const timesheet = dataOf(await api.GET('/api/timesheets/{id}', { params: { path: { id } } }));
          return { id, status, days: weekFromWire(timesheet).days };
        }),
      );
    },
    refetchOnMount: 'always',
  });
