import { FORM_KIND_NAMES } from '@groundsheet/form-rules';
import { object, type InferOutput } from 'valibot';

import { day, id, moment, oneOf, searched } from '../../../lib/search-schema.js';
import { PLANT_LENGTH } from '../history-search.js';

const YES_OR_NO = ['yes', 'no'] as const;

/** What the address of the office's list carries: which of everybody's forms are shown. */
export const OFFICE_FORMS_SEARCH = object({
  kind: oneOf(FORM_KIND_NAMES),
  status: oneOf(['draft', 'submitted']),
  /** Any day of the week. */
  week: day,
  /** A company of the register. */
  customerId: id,
  plantNumber: searched(PLANT_LENGTH),
  driver: searched(),
  clientSigned: oneOf(YES_OR_NO),
  corrected: oneOf(YES_OR_NO),
  /** What has been saved or sent since an export. */
  changedSince: moment,
  search: searched(),
});

/** Where all forms that are shown can be had as one file. */
export function officeExportUrl(
  file: 'csv' | 'xlsx' | 'zip',
  asked: OfficeFormsSearch & { rows?: 'form' | undefined },
): string {
  const set = Object.entries(asked).filter(([, value]) => value);
  return `/api/forms/export.${file}?${new URLSearchParams(Object.fromEntries(set) as Record<string, string>)}`;
}

export type OfficeFormsSearch = InferOutput<typeof OFFICE_FORMS_SEARCH>;

/** What 'Clear all' takes away. */
export const OFFICE_FORMS_FILTERS = [
  'search',
  'kind',
  'status',
  'week',
  'customerId',
  'plantNumber',
  'driver',
  'clientSigned',
  'corrected',
  'changedSince',
] as const;
