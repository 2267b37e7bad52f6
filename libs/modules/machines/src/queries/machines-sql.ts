import { containing } from '@groundsheet/platform';
import type { VehicleType } from '@groundsheet/form-rules';

/** Which machines of the register; everything that is absent is no restriction. */
export interface MachinesFilter {
  /** Part of any text. */
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
  const conditions: [holds: string, ...values: unknown[]][] = [
    [`archived_at is ${archived ? 'not null' : 'null'}`],
  ];
  if (type) conditions.push(['vehicle_type = ?', type]);
  if (search) conditions.push(['searched ilike ?', containing(search)]);
  if (after)
    conditions.push(['plant_number > (select plant_number from machines where id = ?::uuid)', after]);
  const sql = `
    select id, plant_number as "plantNumber", machine_number as "machineNumber", vehicle_type as "vehicleType",
           description, qr_code as "qrCode", photo, archived_at is not null as "isArchived"
      from machines
     where ${conditions.map(([holds]) => holds).join(' and ')}
     order by plant_number
     limit ?`;
  return { sql, values: [...conditions.flatMap(([, ...values]) => values), limit] };
}
