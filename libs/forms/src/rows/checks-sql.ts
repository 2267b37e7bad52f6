import type { CheckAnswers, VehicleType } from '@groundsheet/form-rules';
import { machineKeySql } from './packed-sql.js';

/** A check sheet that was sent for a machine. */
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

/** As the index has it: it is in the order of the list, so a page reads as many rows as it shows. */
const OF_MACHINE = `kind = 'check-sheet' and status = 'submitted' and superseded_by is null
       and ${machineKeySql('plant_number')} = ?`;

/** @param key of the machine, see `machineKey` */
export function checksSql(key: string, limit: number, after?: string) {
  const later = after ? 'and (date, id) < (select date, id from forms where id = ?::uuid)' : '';
  const sql = `
    select id, reference, date::text as date, driver_id as "driverId", coalesce(driver_signed_name, '') as "driverName",
           machine_hours as "machineHours", attention_count as "attentionCount", selected_vehicle as vehicle, answers
      from forms
     where ${OF_MACHINE} ${later}
     order by date desc, id desc limit ?`;
  return { sql, values: [key, ...(after ? [after] : []), limit] };
}
