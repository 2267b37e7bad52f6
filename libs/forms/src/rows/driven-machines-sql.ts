import { DRIVER_KIND_NAMES } from '@groundsheet/form-rules';
import { LIKE_GUEST } from './checks-sql.js';
import { MACHINE, MACHINE_KEY, machineKeySql } from './packed-sql.js';

/** In SQL: of a driver's work; not what was done to the machine. */
export const OF_DRIVERS = `kind in (${DRIVER_KIND_NAMES.map((kind) => `'${kind}'`).join(', ')})`;

/** A machine that an account has sent forms for. */
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
     where driver_id = ? and status = 'submitted' and superseded_by is null and ${OF_DRIVERS} and ${MACHINE_KEY} is not null
     group by ${MACHINE_KEY}
     order by "lastOn" desc, machine limit ?`;
  return { sql, values: [driverId, limit] };
}

/** Whom a machine was last for. */
export interface MachineCustomer {
  readonly companyId: string | null;
  readonly companyName: string | null;
  /** The customer's own address, as the form has it. */
  readonly companyEmail: string | null;
  /** When the form was sent. */
  readonly sentAt: Date;
}

/**
 * The last form of a machine that an account with a confirmed address has sent: strangers cause no mail to a customer.
 *
 * @param since of its week ending or check date, `YYYY-MM-DD`
 */
export function customerOfMachineSql(key: string, since: string) {
  const sql = `
    select company_id as "companyId", company_name as "companyName", company_email as "companyEmail", submitted_at as "sentAt"
      from forms
     where (status = 'submitted' or operator_signature is not null) and status = 'submitted' and superseded_by is null
       and ${machineKeySql('plant_number')} = ? and date >= ?::date and ${OF_DRIVERS} and not (${LIKE_GUEST})
     order by submitted_at desc, id desc limit 1`;
  return { sql, values: [key, since] };
}
