import type { CheckAnswer, CheckAnswers, CheckKey, ItemNote, VehicleType } from '@groundsheet/form-rules';
import { machineKeySql } from './packed-sql.js';

export interface SentCheck {
  readonly id: string;
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Null for one that was sent without an account. */
  readonly driverId: string | null;
  readonly driverName: string;
  /** As read off the machine. */
  readonly machineHours: string | null;
  /** Items that need attention. */
  readonly attentionCount: number;
  readonly vehicle: VehicleType | null;
  readonly answers: CheckAnswers;
}

/** When its driver signed, by our clock. The id says nothing of that: phones make it when the sheet is begun. */
export const SIGNED = 'coalesce(signed_at, submitted_at)';

/** As the index has it: it is in the order of the list, so a page reads as many rows as it shows. */
const OF_MACHINE = `kind = 'check-sheet' and status = 'submitted' and superseded_by is null
       and ${machineKeySql('plant_number')} = ?`;

/** @param key of the machine, see `machineKey` */
export function checksSql(key: string, limit: number, after?: string) {
  const later = after
    ? `and (date, ${SIGNED}, id) < (select date, ${SIGNED}, id from forms where id = ?::uuid)`
    : '';
  const sql = `
    select id, reference, date::text as date, driver_id as "driverId", coalesce(driver_signed_name, '') as "driverName",
           machine_hours as "machineHours", attention_count as "attentionCount", selected_vehicle as vehicle, answers
      from forms
     where ${OF_MACHINE} ${later}
     order by date desc, ${SIGNED} desc, id desc limit ?`;
  return { sql, values: [key, ...(after ? [after] : []), limit] };
}

/** A check sheet with what those need to know who act on what it found. */
export interface CheckInFull extends Omit<SentCheck, 'attentionCount'> {
  readonly plantNumber: string;
  readonly itemNotes: readonly ItemNote[];
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly companyEmail: string | null;
  /** When its driver signed, by our clock, and not later than its day. */
  readonly checkedAt: Date;
  readonly submittedAt: Date;
  /** Sent without an account whose address is confirmed. */
  readonly isLikeGuest: boolean;
  /** Whether what it found may stop a machine, see `CheckSheet.mayStop`. */
  readonly mayStop: boolean;
  /** The sheets that it corrects, one after the other. */
  readonly earlier: readonly string[];
}

/** Sent without an account whose address is confirmed. */
export const LIKE_GUEST = 'driver_id is null or not (is_mailed_to_company or is_mailed_with_set)';

/** A sheet of a day that is over was signed on that day, whenever it was sent. */
const CHECKED_AT = `least(${SIGNED}, (date + 1)::timestamp at time zone ? - interval '1 second')`;

export function checkInFullSql(id: string, timeZone: string) {
  const sql = `
    with recursive chain as (
      select id, corrects from forms where id = ?::uuid
      union all select forms.id, forms.corrects from forms join chain on forms.id = chain.corrects)
    select id, reference, date::text as date, driver_id as "driverId", coalesce(driver_signed_name, '') as "driverName",
           machine_hours as "machineHours", selected_vehicle as vehicle, answers, coalesce(plant_number, '') as "plantNumber",
           item_notes as "itemNotes", company_id as "companyId", company_name as "companyName",
           company_email as "companyEmail", ${CHECKED_AT} as "checkedAt", submitted_at as "submittedAt",
           ${LIKE_GUEST} as "isLikeGuest",
           may_stop as "mayStop",
           array(select chain.id from chain where chain.id <> forms.id) as earlier
      from forms where id = ?::uuid and kind = 'check-sheet' and status = 'submitted'`;
  return { sql, values: [id, timeZone, id] };
}

/** How an item was found. */
export interface LaterAnswer {
  readonly id: string;
  readonly reference: string;
  readonly driverName: string;
  readonly date: string;
  readonly checkedAt: Date;
  readonly answer: CheckAnswer;
}

/** The first check of a machine after this time that answers the item. */
export function laterAnswerSql(key: string, item: CheckKey, after: Date, timeZone: string) {
  const sql = `
    select id, reference, coalesce(driver_signed_name, '') as "driverName", date::text as date, answers->? as answer,
           ${CHECKED_AT} as "checkedAt"
      from forms
     where ${OF_MACHINE} and answers->? is not null and date >= (?::timestamptz at time zone ?)::date
       and ${CHECKED_AT} > ?::timestamptz
     order by date, ${SIGNED}, id limit 1`;
  return { sql, values: [item, timeZone, key, item, after, timeZone, timeZone, after] };
}
