import type { ExportedDay, FormExport } from '@groundsheet/forms';
import { dateOfDay, DAYS, hasEntries, NOT_WORKED, type TimesheetDay } from '@groundsheet/form-rules';
import type { Timesheet } from './timesheet.entity.js';

/** What an export has of a timesheet only: a row for each day with anything entered. */
export const timesheetExport: FormExport<Timesheet, ExportedDay & TimesheetDay> = {
  daysOf: ({ date: weekEnding, days }) =>
    DAYS.filter((day) => hasEntries(days[day]))
      .map((day) => ({ ...days[day], weekEnding, date: dateOfDay(weekEnding, day) }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  columns: {
    hours: [
      { header: 'Start', cell: (_, { didNotWork, start }) => (didNotWork ? NOT_WORKED : start) },
      { header: 'Finish', cell: (_, { finish }) => finish },
      { header: 'Break (minutes)', isSummed: true, cell: (_, { breakMinutes }) => breakMinutes },
      { header: 'Net hours', isSummed: true, cell: (_, { netHours }) => netHours },
      { header: 'Working', isSummed: true, cell: (_, { working }) => working },
      { header: 'Standing', isSummed: true, cell: (_, { standing }) => standing },
      { header: 'Breakdown', isSummed: true, cell: (_, { breakdown }) => breakdown },
    ],
    notes: [{ header: 'Notes', cell: ({ breakdownNotes }) => breakdownNotes }],
  },
};
