import { machineKeySql } from '@groundsheet/forms';
import { allOf, containing } from '@groundsheet/platform';
import { machineKey, type VehicleType } from '@groundsheet/form-rules';

/** Which machines of the register; everything that is absent is no restriction. */
export interface MachinesFilter {
  /** Part of any text, or a plant number however it is written. */
  readonly search?: string;
  readonly type?: VehicleType;
  /** Archived machines instead of those in use. */
  readonly archived?: boolean;
  /** Id of the machine that the page before ended with. */
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of machines, by plant number. Their index is in that order, so a page reads as many rows as it shows. */
export function machinesSql({ search, type, archived, after, limit }: MachinesFilter): {
  sql: string;
  values: unknown[];
} {
  const { where, values } = allOf(
    [`archived_at is ${archived ? 'not null' : 'null'}`],
    type && ['vehicle_type = ?', type],
    search && [
      `(searched ilike ? or ${machineKeySql('plant_number')} = ?)`,
      containing(search),
      machineKey(search),
    ],
    after && ['plant_number > (select plant_number from machines where id = ?::uuid)', after],
  );
  const sql = `
    select id, plant_number as "plantNumber", machine_number as "machineNumber", vehicle_type as "vehicleType",
           description, qr_code as "qrCode", photo, archived_at is not null as "isArchived"
      from machines
     ${where}
     order by plant_number
     limit ?`;
  return { sql, values: [...values, limit] };
}
