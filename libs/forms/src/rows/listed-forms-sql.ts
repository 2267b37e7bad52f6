import { allOf, containing } from '@groundsheet/platform';
import {
  countAnswers,
  itemsOf,
  machineKey,
  type CheckAnswers,
  type FormKind,
  type VehicleType,
} from '@groundsheet/form-rules';
import { machineKeySql } from './packed-sql.js';

/** A driver's own forms, by the UUID of the account; or what the office sees: all sent forms and signed drafts. */
type Whose = { readonly driverId: string } | { readonly ofOffice: true };

/** Which forms are asked for; everything that is absent is no restriction. */
export type FormsChoice = Whose & FormsFilter;

export interface FormsFilter {
  readonly kind?: FormKind;
  readonly status?: 'draft' | 'submitted';
  /** UUID of the company of the register. */
  readonly companyId?: string;
  /** However it is written: letters and digits count alone. */
  readonly plantNumber?: string;
  /** Week ending or check date, `YYYY-MM-DD`, both included. */
  readonly dates?: { readonly from: string; readonly to: string };
  /** Part of a driver's name, site, customer, number of the machine, reference or order number, in any case. */
  readonly search?: string;
  /** Part of the driver's name as it is on the form, in any case. */
  readonly driver?: string;
  /** Whether the client has signed the form itself; a signature on its set is not one. */
  readonly isClientSigned?: boolean;
  /** Whether a correction has taken its place. */
  readonly isCorrected?: boolean;
  /** ISO instant: saved or sent then or later. */
  readonly changedSince?: string;
  /** `YYYY-MM-DD` in UTC: the same by the day, as the index of what is searched has it. */
  readonly changedFrom?: string;
  /** The whole reference, as it is written. */
  readonly reference?: string;
}

/** Where a form stands in the list: the last changed first. */
export interface FormPlace {
  /** ISO instant. */
  readonly changedAt: string;
  readonly id: string;
}

export interface ListedForm extends FormPlace {
  readonly kind: FormKind;
  readonly status: 'draft' | 'submitted';
  readonly reference: string;
  /** Null for a guest's. */
  readonly driverId: string | null;
  /** Who filled it in, as typed; empty where nothing was. */
  readonly driverName: string;
  /** Whether its driver has signed it, a draft that waits for its set too. */
  readonly isSigned: boolean;
  /** Whether the client has signed the form itself. */
  readonly isClientSigned: boolean;
  /** Week ending or check date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly siteLocation: string | null;
  readonly plantNumber: string | null;
  readonly machineNumber: string | null;
  readonly orderNumber: string | null;
  /** The order number fits only the rules from before the office changed them. */
  readonly isOrderOutdated: boolean;
  /** Hours of the week; null where the kind has no hours. */
  readonly totalHours: number | null;
  /** Items that need attention; null where the kind has no items. */
  readonly attentionCount: number | null;
  /** Items that are not answered; null where the kind has no items, or nobody knows how many there are. */
  readonly openCount: number | null;
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

/** As it is selected: how far the items have been answered is worked out from them. */
export interface ListedRow extends Omit<ListedForm, 'openCount'> {
  readonly vehicle: VehicleType | null;
  /** Null where the kind has no items. */
  readonly answers: CheckAnswers | null;
}

export function openCountOf({ vehicle, answers }: Pick<ListedRow, 'vehicle' | 'answers'>): number | null {
  if (!answers || !vehicle) return null;
  const { answered, total } = countAnswers(itemsOf(vehicle), answers);
  return total - answered;
}

export const DRIVER_NAME = `coalesce(driver_signed_name, operator_signed_name, '')`;
/** A column of the index of what is searched, which names it; both have to say the same. */
export const CHANGED_ON = `(("changed_at" at time zone 'UTC')::date)`;
/** The condition of the indexes of the office's list: it names them, and both have to say the same. */
export const OF_OFFICE = `(status = 'submitted' or operator_signature is not null)`;

const LISTED = `id, kind, status, reference, driver_id as "driverId", ${DRIVER_NAME} as "driverName",
           operator_signature is not null as "isSigned", client_signature is not null as "isClientSigned", date::text as date, company_id as "companyId", company_name as "companyName",
           site_location as "siteLocation", plant_number as "plantNumber", machine_number as "machineNumber",
           order_number as "orderNumber", is_order_outdated as "isOrderOutdated", total_hours as "totalHours", attention_count as "attentionCount", selected_vehicle as vehicle, answers, version,
           changed_at as "changedAt", submitted_at as "submittedAt", corrects, superseded_by as "supersededBy",
           (select newer.reference from forms newer where newer.id = forms.superseded_by) as "replacedBy",
           pdf_key as "pdfKey"`;

/**
 * Selects one page of a driver's forms, or of everybody's, the last changed first. The indexes are in that order, so a page
 * reads as many rows as it shows; what is searched for has an index of its own. Timestamps are as PostgreSQL writes them.
 *
 * @param after the form that the page before ended with
 */
export function listedFormsSql(
  choice: FormsChoice,
  limit: number,
  after?: FormPlace,
): { sql: string; values: unknown[] } {
  const {
    kind,
    status,
    companyId,
    plantNumber,
    dates,
    search,
    driver,
    isClientSigned,
    isCorrected,
    changedSince,
    changedFrom,
    reference,
  } = choice;
  const { where, values } = allOf(
    'driverId' in choice ? ['driver_id = ?', choice.driverId] : [OF_OFFICE],
    after && ['(changed_at, id) < (?::timestamptz, ?::uuid)', after.changedAt, after.id],
    kind && ['kind = ?', kind],
    status && ['status = ?', status],
    companyId && ['company_id = ?', companyId],
    plantNumber && [`${machineKeySql('plant_number')} = ?`, machineKey(plantNumber)],
    dates && ['date between ?::date and ?::date', dates.from, dates.to],
    changedSince && ['changed_at >= ?::timestamptz', changedSince],
    changedFrom && [`${CHANGED_ON} >= ?::date`, changedFrom],
    reference && ['reference = ?', reference],
    search && ['searched like ?', containing(search)],
    // The index is on all that is searched, of which the name is a part.
    driver && [`searched like ? and folded(${DRIVER_NAME}) like ?`, containing(driver), containing(driver)],
    isClientSigned !== undefined && ['(client_signature is not null) = ?', isClientSigned],
    // As the index of the replaced ones has it.
    isCorrected !== undefined && [`superseded_by is ${isCorrected ? 'not null' : 'null'}`],
  );
  const sql = `
    select ${LISTED}
      from forms
     ${where}
     order by changed_at desc, id desc
     limit ?`;
  return { sql, values: [...values, limit] };
}
