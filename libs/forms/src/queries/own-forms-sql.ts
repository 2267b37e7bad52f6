import { allOf, containing } from '@groundsheet/platform';
import type { OwnFormsFilter } from '@groundsheet/contracts';
import { packedNumber, type FormKind } from '@groundsheet/form-rules';
import { packedSql } from './packed-sql.js';

/** A row of the select below; timestamps and dates as text. */
export interface OwnFormRow {
  id: string;
  kind: FormKind;
  status: 'draft' | 'submitted';
  reference: string;
  date: string;
  company_id: string | null;
  company_name: string | null;
  site_location: string | null;
  plant_number: string | null;
  machine_number: string | null;
  order_number: string | null;
  total_hours: number | null;
  attention_count: number | null;
  version: number;
  changed_at: string;
  submitted_at: string | null;
  corrects: string | null;
  superseded_by: string | null;
  replaced_by: string | null;
  pdf_key: string | null;
}

const LISTED = `id, kind, status, reference, date::text as date, company_id, company_name, site_location, plant_number,
           machine_number, order_number, total_hours, attention_count, version, changed_at, submitted_at, corrects,
           superseded_by, pdf_key,
           (select newer.reference from forms newer where newer.id = forms.superseded_by) as replaced_by`;
const SEARCHED = ['driver_signed_name', 'site_location', 'plant_number', 'reference', 'order_number'];

/**
 * Selects one page of a driver's forms, the last changed first. The index of the driver's forms is in that order, so
 * a page reads as many rows as it shows; with a filter, the rows of this driver at most.
 *
 * @param further columns besides those of the list
 */
export function ownFormsSql(
  { driverId, kind, status, companyId, plantNumber, dates, search, after, limit }: OwnFormsFilter,
  further: readonly string[] = [],
): { sql: string; values: unknown[] } {
  const { where, values } = allOf(
    ['driver_id = ?', driverId],
    after && ['(changed_at, id) < (?::timestamptz, ?::uuid)', after.changedAt, after.id],
    kind && ['kind = ?', kind],
    status && ['status = ?', status],
    companyId && ['company_id = ?', companyId],
    plantNumber && [`${packedSql('plant_number')} = ?`, packedNumber(plantNumber)],
    dates && ['date between ?::date and ?::date', dates.from, dates.to],
    search && [`concat_ws(chr(10), ${SEARCHED.join(', ')}) ilike ?`, containing(search)],
  );
  const sql = `
    select ${[LISTED, ...further].join(', ')}
      from forms
     ${where}
     order by changed_at desc, id desc
     limit ?`;
  return { sql, values: [...values, limit] };
}
