import { machineKeySql } from '@groundsheet/forms';
import { allOf, beginsWith, containing, lettersSql } from '@groundsheet/platform';
import { machineKey, type VehicleType } from '@groundsheet/form-rules';

/** Which machines of the register; everything that is absent is no restriction. */
export interface MachinesChosen {
  /** Part of any text, or a plant number however it is written. */
  readonly search?: string;
  readonly type?: VehicleType;
  /** Archived machines instead of those in use. */
  readonly archived?: boolean;
}

export interface MachinesFilter extends MachinesChosen {
  /** What the plant number begins with. */
  readonly letter?: string;
  /** Id of the machine that the page before ended with. */
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of machines, by plant number. Their index is in that order, so a page reads as many rows as it shows. */
export function machinesSql({ letter, after, limit, ...chosen }: MachinesFilter): {
  sql: string;
  values: unknown[];
} {
  const { where, values } = allOf(
    ...conditionsOf(chosen),
    letter && beginsWith('plant_number', letter),
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

/** Counts machines by the letter that their plant number begins with. */
export function machineLettersSql(chosen: MachinesChosen): { sql: string; values: unknown[] } {
  const { where, values } = allOf(...conditionsOf(chosen));
  return { sql: lettersSql('machines', 'plant_number', where), values };
}

function conditionsOf({ search, type, archived }: MachinesChosen) {
  return [
    [`archived_at is ${archived ? 'not null' : 'null'}`] as const,
    type && (['vehicle_type = ?', type] as const),
    search &&
      ([
        `(searched like ? or ${machineKeySql('plant_number')} = ?)`,
        containing(search),
        machineKey(search),
      ] as const),
  ];
}
