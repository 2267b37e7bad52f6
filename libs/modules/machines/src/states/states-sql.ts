import { machineKeySql } from '@groundsheet/forms';
import { allOf, containing } from '@groundsheet/platform';
import { MACHINE_STATUS_NAMES, machineKey, type MachineStatus } from '@groundsheet/form-rules';

export interface StatesChosen {
  readonly status?: MachineStatus;
  /** Part of any text, or a plant number however it is written. */
  readonly search?: string;
}

const NAMES = `array[${MACHINE_STATUS_NAMES.map((name) => `'${name}'`).join(', ')}]`;
const KEY = machineKeySql('machines.plant_number');

/** How every machine in use by the register is. */
const STATES = `
  select id, plant_number, machine_number, vehicle_type, searched, coalesce(status, 'in-use') as status,
         coalesce(open_defects, 0) as open_defects, coalesce(due_certificates, 0) as due_certificates,
         array_position(${NAMES}, coalesce(status, 'in-use')::text) as rank
    from machines left join machine_statuses on machine_key = ${KEY}
   where archived_at is null`;

const SHOWN = `id, plant_number as "plantNumber", machine_number as "machineNumber", vehicle_type as "vehicleType",
         open_defects as "openDefects", due_certificates as "dueCertificates", status`;

/** One page of machines, those that must not be used first. */
export function statesSql(
  { status, search }: StatesChosen,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const { where, values } = allOf(
    status && ['status = ?', status],
    search && [
      `(searched like ? or ${machineKeySql('plant_number')} = ?)`,
      containing(search),
      machineKey(search),
    ],
    after && ['(rank, plant_number) > (select rank, plant_number from states where id = ?::uuid)', after],
  );
  const sql = `
  with states as (${STATES})
  select ${SHOWN} from states ${where}
   order by rank, plant_number limit ?`;
  return { sql, values: [...values, limit] };
}

/** Those of these machines that must not be used, or with care alone, the worst first. @param keys see `machineKey` */
export function ownStatesSql(keys: readonly string[]) {
  const sql = `
  select ${SHOWN} from (${STATES} and ${KEY} = any(?::text[])) as states
   where status <> 'in-use' order by rank, plant_number`;
  return { sql, values: [`{${keys.map((key) => `"${key}"`).join(',')}}`] };
}

const COUNTS = MACHINE_STATUS_NAMES.map(
  (name) => `'${name}', count(*) filter (where status = '${name}')`,
).join(', ');

/** How many machines are of each status: of the register, and of all that are known. An archived one counts for its defects alone. */
export const STATE_COUNTS_SQL = `
  select (select json_build_object(${COUNTS}) from (${STATES}) as states) as registered,
         (select json_build_object(${COUNTS}) from machine_statuses
           where open_defects > 0 or exists (select from machines where ${KEY} = machine_key and archived_at is null)) as known`;
