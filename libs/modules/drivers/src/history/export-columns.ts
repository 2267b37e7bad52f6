import type { ExportedDay, ExportedForm } from '@groundsheet/contracts';
import { FORM_KINDS, formatTableMoment, NOT_WORKED, VEHICLE_TYPES } from '@groundsheet/form-rules';

const STATUSES = { draft: 'Draft', submitted: 'Sent' };

type Cell = string | number | null;

/** Each row is one day of a form. Typed values are always text; sums are numbers. */
interface Column {
  readonly header: string;
  /** @param timeZone for instants */
  readonly cell: (form: ExportedForm, day: ExportedDay, timeZone: string) => Cell;
}

export const EXPORT_COLUMNS: readonly Column[] = [
  { header: 'Kind', cell: ({ kind }) => FORM_KINDS[kind].label },
  { header: 'Status', cell: ({ status }) => STATUSES[status] },
  { header: 'Reference', cell: ({ reference }) => reference },
  { header: 'Week ending', cell: ({ weekEnding }) => weekEnding },
  { header: 'Date', cell: (_, { date }) => date },
  { header: 'Customer', cell: ({ companyName }) => companyName },
  { header: 'Order number', cell: ({ orderNumber }) => orderNumber },
  { header: 'Driver', cell: ({ driverName }) => driverName },
  { header: 'Company', cell: ({ driverFirm }) => driverFirm },
  { header: 'On hire to', cell: ({ clientFirm }) => clientFirm },
  { header: 'Site location', cell: ({ siteLocation }, { hours }) => hours?.siteLocation || siteLocation },
  { header: 'Plant number', cell: ({ plantNumber }) => plantNumber },
  { header: 'Machine type', cell: ({ vehicle }) => vehicle && VEHICLE_TYPES[vehicle] },
  { header: 'Machine', cell: ({ machineNumber }) => machineNumber },
  { header: 'Machine hours', cell: ({ machineHours }) => machineHours },
  { header: 'Start', cell: (_, { hours }) => hours && (hours.didNotWork ? NOT_WORKED : hours.start) },
  { header: 'Finish', cell: (_, { hours }) => hours && hours.finish },
  { header: 'Break (minutes)', cell: (_, { hours }) => hours && hours.breakMinutes },
  { header: 'Net hours', cell: (_, { hours }) => hours && hours.netHours },
  { header: 'Working', cell: (_, { hours }) => hours && hours.working },
  { header: 'Standing', cell: (_, { hours }) => hours && hours.standing },
  { header: 'Breakdown', cell: (_, { hours }) => hours && hours.breakdown },
  { header: 'Needs attention', cell: ({ attention }) => attention.join('; ') },
  { header: 'Notes', cell: ({ notes }) => notes },
  {
    header: 'Sent at',
    cell: ({ submittedAt }, _, timeZone) => submittedAt && formatTableMoment(submittedAt, timeZone),
  },
  { header: 'Replaced by a correction', cell: ({ replacedBy }) => replacedBy },
];
