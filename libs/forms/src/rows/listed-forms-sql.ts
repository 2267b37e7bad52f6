import { allOf, containing } from '@groundsheet/platform';
import { packedNumber, type FormKind } from '@groundsheet/form-rules';
import { packedSql } from './packed-sql.js';

/** Which of their forms a driver wants to see; everything that is absent is no restriction. */
export interface FormsChoice {
  /** UUID of the account. */
  readonly driverId: string;
  readonly kind?: FormKind;
  readonly status?: 'draft' | 'submitted';
  /** UUID of the company of the register. */
  readonly companyId?: string;
  /** In any case, with or without spaces. */
  readonly plantNumber?: string;
  /** Week ending or check date, `YYYY-MM-DD`, both included. */
  readonly dates?: { readonly from: string; readonly to: string };
  /** Part of a name, site, plant number, reference or order number, in any case. */
  readonly search?: string;
}

/** Where a form stands in the list: the last changed first. */
export interface FormPlace {
  /** ISO instant. */
  readonly changedAt: string;
  readonly id: string;
}

/** A form as a line of a list. */
export interface ListedForm extends FormPlace {
  readonly kind: FormKind;
  readonly status: 'draft' | 'submitted';
  readonly reference: string;
  /** Week ending or check date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly siteLocation: string | null;
  readonly plantNumber: string | null;
  readonly machineNumber: string | null;
  readonly orderNumber: string | null;
  /** Hours of the week; null where the kind has no hours. */
  readonly totalHours: number | null;
  /** Items that need attention; null where the kind has no items. */
  readonly attentionCount: number | null;
  readonly version: number;
  /** ISO instant; null for a draft. */
  readonly submittedAt: string | null;
  readonly corrects: string | null;
  readonly supersededBy: string | null;
  /** The reference of the form that has taken its place. */
  readonly replacedBy: string | null;
  /** Where the PDF lies in object storage; null until it does. */
  readonly pdfKey: string | null;
}

const LISTED = `id, kind, status, reference, date::text as date, company_id as "companyId", company_name as "companyName",
           site_location as "siteLocation", plant_number as "plantNumber", machine_number as "machineNumber",
           order_number as "orderNumber", total_hours as "totalHours", attention_count as "attentionCount", version,
           changed_at as "changedAt", submitted_at as "submittedAt", corrects, superseded_by as "supersededBy",
           (select newer.reference from forms newer where newer.id = forms.superseded_by) as "replacedBy",
           pdf_key as "pdfKey"`;
const SEARCHED = ['driver_signed_name', 'site_location', 'plant_number', 'reference', 'order_number'];

/**
 * Selects one page of a driver's forms, the last changed first. The index of the driver's forms is in that order, so
 * a page reads as many rows as it shows; with a filter, the rows of this driver at most. Timestamps are as PostgreSQL
 * writes them.
 *
 * @param after the form that the page before ended with
 */
export function listedFormsSql(
  { driverId, kind, status, companyId, plantNumber, dates, search }: FormsChoice,
  limit: number,
  after?: FormPlace,
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
    select ${LISTED}
      from forms
     ${where}
     order by changed_at desc, id desc
     limit ?`;
  return { sql, values: [...values, limit] };
}
