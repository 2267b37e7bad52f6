import { machineKeySql } from '@groundsheet/forms';
import { allOf, containing } from '@groundsheet/platform';
import { MACHINE_STATUS_NAMES, machineKey, type MachineStatus } from '@groundsheet/form-rules';
import { CERTIFICATE_SQL, IS_CURRENT } from '../certificates/certificate.entity.js';
import { IS_OPEN } from '../defects/defect.entity.js';

export interface StatesChosen {
  readonly status?: MachineStatus;
  /** Part of any text, or a plant number however it is written. */
  readonly search?: string;
}

/** How every machine in use by the register is, with the same rule as `machineStatus` of form-rules. */
const STATES = `
  select id, plant_number, machine_number, vehicle_type, searched, defects.count as defects, papers.count as papers,
         case when defects.stops or papers.stops then 0 when defects.needs_care or papers.count > 0 then 1 else 2 end as rank
    from machines
    cross join lateral (
      select count(*)::int as count, coalesce(bool_or(severity = 'A' and not is_released), false) as stops,
             coalesce(bool_or(severity = 'A' or (severity = 'B' and state <> 'repaired')), false) as needs_care
        from defects where machine_key = ${machineKeySql('machines.plant_number')} and ${IS_OPEN}) as defects
    cross join lateral (
      select (count(*) filter (where ${CERTIFICATE_SQL.isSoon}))::int as count,
             coalesce(bool_or(is_required and ${CERTIFICATE_SQL.isOver}), false) as stops
        from certificates where machine_id = machines.id and ${IS_CURRENT}) as papers
   where archived_at is null`;

const SHOWN = `id, plant_number as "plantNumber", machine_number as "machineNumber", vehicle_type as "vehicleType",
         defects as "openDefects", papers as "dueCertificates",
         (array[${MACHINE_STATUS_NAMES.map((name) => `'${name}'`).join(', ')}])[rank + 1] as status`;

/** One page of machines, those that must not be used first. */
export function statesSql(
  { status, search }: StatesChosen,
  { today, after, limit }: { today: string; after?: string | undefined; limit: number },
) {
  const { where, values } = allOf(
    status && ['rank = ?', MACHINE_STATUS_NAMES.indexOf(status)],
    search && [
      `(searched ilike ? or ${machineKeySql('plant_number')} = ?)`,
      containing(search),
      machineKey(search),
    ],
    after && ['(rank, plant_number) > (select rank, plant_number from states where id = ?::uuid)', after],
  );
  const sql = `
  with states as (${STATES})
  select ${SHOWN} from states ${where}
   order by rank, plant_number limit ?`;
  return { sql, values: [today, today, ...values, limit] };
}

/** Those of these machines that must not be used, or with care alone, the worst first. @param keys see `machineKey` */
export function ownStatesSql(keys: readonly string[], today: string) {
  const sql = `
  select ${SHOWN} from (${STATES} and ${machineKeySql('machines.plant_number')} = any(?::text[])) as states
   where rank < ${MACHINE_STATUS_NAMES.indexOf('in-use')} order by rank, plant_number`;
  return { sql, values: [today, today, `{${keys.map((key) => `"${key}"`).join(',')}}`] };
}

/** How many machines are of each status. */
export function stateCountsSql(today: string) {
  const counts = MACHINE_STATUS_NAMES.map(
    (name, rank) => `(count(*) filter (where rank = ${rank}))::int as "${name}"`,
  );
  return { sql: `select ${counts.join(', ')} from (${STATES}) as states`, values: [today, today] };
}
