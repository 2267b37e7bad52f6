import { MACHINE, MACHINE_KEY } from './overview-parts.js';

/** A machine that somebody has sent forms for. */
export interface DrivenMachine {
  /** As written on one of the forms. */
  readonly machine: string;
  /** False where no form gives more than the machine number: such a machine has no page. */
  readonly hasPlantNumber: boolean;
  readonly forms: number;
  /** The latest week ending or check date, `YYYY-MM-DD`. */
  readonly lastOn: string;
}

/** The forms of one driver are read from their index. Those that a correction has replaced do not count. */
export function machinesOfDriverSql(driverId: string, limit: number) {
  const sql = `
    select min(${MACHINE}) as machine, coalesce(bool_or(btrim(plant_number) <> ''), false) as "hasPlantNumber",
           count(*)::int as forms, max(date)::text as "lastOn"
      from forms
     where driver_id = ? and status = 'submitted' and superseded_by is null and ${MACHINE_KEY} is not null
     group by ${MACHINE_KEY}
     order by "lastOn" desc, machine limit ?`;
  return { sql, values: [driverId, limit] };
}
