import type { FormFacts } from '@groundsheet/contracts';

type ColumnsTold = Omit<FormFacts, 'driverName' | 'attention' | 'missing' | 'signed'>;

const TOLD = [
  'kind',
  'id',
  'version',
  'reference',
  'status',
  'driverId',
  'companyId',
  'date',
  'corrects',
  'companyName',
  'plantNumber',
  'machineNumber',
  'siteLocation',
  'orderNumber',
] as const satisfies (keyof ColumnsTold)[];

/** Of the columns of a form those that others are told when it changes, and nothing else of it. */
export function columnsTold(form: ColumnsTold): ColumnsTold {
  return Object.fromEntries(TOLD.map((column) => [column, form[column]])) as unknown as ColumnsTold;
}
