import { EXPORT_SECTIONS, type ExportColumn, type FormKindDescriptor } from '@groundsheet/forms';
import { FORM_KINDS, formatTableMoment, onHireTo, VEHICLE_TYPES } from '@groundsheet/form-rules';

const STATUSES = { draft: 'Draft', submitted: 'Sent' };

const HEAD: readonly ExportColumn[] = [
  { header: 'Kind', cell: ({ kind }) => FORM_KINDS[kind].label },
  { header: 'Status', cell: ({ status }) => STATUSES[status] },
  { header: 'Reference', cell: ({ reference }) => reference },
  { header: 'Week ending', cell: (_, { weekEnding }) => weekEnding },
  { header: 'Date', cell: (_, { date }) => date },
  { header: 'Customer', cell: ({ companyName }) => companyName },
  { header: 'Order number', cell: ({ orderNumber }) => orderNumber },
  { header: 'Driver', cell: ({ driverSignedName }) => driverSignedName },
  { header: 'Hire firm', cell: ({ driverFirm }) => driverFirm },
  { header: 'On hire to', cell: ({ clientFirm, companyName }) => onHireTo(clientFirm, companyName) },
  { header: 'Site location', cell: (form, day) => day.siteLocation || form.siteLocation },
  { header: 'Plant number', cell: ({ plantNumber }) => plantNumber },
  { header: 'Machine type', cell: ({ selectedVehicle: type }) => type && VEHICLE_TYPES[type] },
  { header: 'Machine', cell: ({ machineNumber }) => machineNumber },
  { header: 'Machine hours', cell: ({ machineHours }) => machineHours },
];

const SENDING: readonly ExportColumn[] = [
  {
    header: 'Sent at',
    cell: ({ submittedAt }, _, { timeZone }) =>
      submittedAt && formatTableMoment(submittedAt.toISOString(), timeZone),
  },
  { header: 'Replaced by a correction', cell: (_, __, { replacedBy }) => replacedBy },
];

/** The columns of all forms, and between them those of the kinds. */
export function exportColumns(kinds: readonly FormKindDescriptor[]): ExportColumn[] {
  return [...HEAD, ...EXPORT_SECTIONS.flatMap((section) => columnsOfKinds(kinds, section)), ...SENDING];
}

/** A column is empty in the rows of a kind that does not have it. */
function columnsOfKinds(
  kinds: readonly FormKindDescriptor[],
  section: (typeof EXPORT_SECTIONS)[number],
): ExportColumn[] {
  const columns = kinds.flatMap(({ kind, exported }) =>
    (exported.columns[section] ?? []).map((column) => ({ kind, column })),
  );
  const headers = [...new Set(columns.map(({ column }) => column.header))];
  return headers.map((header) => {
    const byKind = new Map(
      columns.flatMap(({ kind, column }) => (column.header === header ? [[kind, column]] : [])),
    );
    const isSummed = columns.some(({ column }) => column.header === header && column.isSummed);
    return {
      header,
      ...(isSummed && { isSummed }),
      cell: (form, day, beside) => byKind.get(form.kind)?.cell(form, day, beside) ?? null,
    };
  });
}
