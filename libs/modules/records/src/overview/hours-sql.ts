import { DRIVER_NAME, MACHINE, MACHINE_KEY } from '@groundsheet/forms';
import { DAYS } from '@groundsheet/form-rules';
import { containing } from '@groundsheet/platform';
import { SENT, type OverviewChoice, type OverviewRange, type Statement } from './overview-parts.js';

/** Hours of one driver on one machine for a customer's order, with the sums of all rows. */
export interface HoursRow {
  readonly customer: string | null;
  readonly orderNumber: string | null;
  readonly machine: string | null;
  readonly hasPlantNumber: boolean;
  /** Null for guests. */
  readonly driverId: string | null;
  /** As the latest timesheet has it. */
  readonly driverName: string;
  readonly hours: number;
  readonly standing: number;
  readonly breakdown: number;
  readonly timesheets: number;
  /** Timesheets that the client has not signed themselves: their sets may be signed. */
  readonly unsigned: readonly string[];
  readonly total: number;
  readonly allHours: number;
  readonly allStanding: number;
  readonly allBreakdown: number;
  readonly allTimesheets: number;
}

/** Hours of the sent timesheets, the most first. Those without an account are told apart by the name that was typed. */
export function hoursSql({ from, to, search }: OverviewChoice): Statement {
  const sql = `
    with sheets as (
      select id, date, company_id, coalesce(company_name, client_firm) as customer, ${MACHINE} as machine, ${MACHINE_KEY} as machine_key, driver_id,
             case when company_id is null then folded(btrim(client_firm)) end as typed_client,
             coalesce(btrim(plant_number) <> '', false) as has_plant_number,
             upper(nullif(btrim(order_number), '')) as order_number, nullif(folded(btrim(order_number)), '') as typed_order, btrim(${DRIVER_NAME}) as name,
             coalesce(total_hours, 0) as hours, coalesce(standing_time, 0) as standing, breakdown,
             client_signature is not null as is_signed
        from forms where kind = 'timesheet' and ${SENT} ${search ? 'and searched like ?' : ''})
    select (array_agg(customer order by date desc, id desc))[1] as customer, (array_agg(order_number order by date desc, id desc))[1] as "orderNumber", min(machine) as machine,
           bool_or(has_plant_number) as "hasPlantNumber", driver_id as "driverId",
           (array_agg(name order by date desc, id desc))[1] as "driverName", sum(hours) as hours,
           sum(standing) as standing, sum(breakdown) as breakdown, count(*)::int as timesheets,
           coalesce(array_agg(id::text) filter (where not is_signed), '{}') as unsigned, (count(*) over ())::int as total,
           sum(sum(hours)) over () as "allHours", sum(sum(standing)) over () as "allStanding",
           sum(sum(breakdown)) over () as "allBreakdown", (sum(count(*)) over ())::int as "allTimesheets"
      from sheets
     group by company_id, typed_client, typed_order, machine_key, driver_id, case when driver_id is null then folded(name) end
     order by hours desc, customer, "orderNumber", machine, "driverName", "driverId"`;
  return [sql, from, to, ...(search ? [containing(search)] : [])];
}

/** Hours of one day, over all sent timesheets. */
export interface HoursOfDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly hours: number;
}

const SUMS = DAYS.map((_, place) => `sum(day_hours[${place + 1}])`).join(', ');

/** The days on which hours were worked, by `dateOfDay`; a timesheet of any week ending is split into its days. */
export function hoursOfDaysSql({ from, to }: OverviewRange, driverId?: string): Statement {
  const sql = `
    select day::text as date, sum(hours) as hours
      from (select date - ((extract(isodow from date)::int - place::int + 7) % 7) as day, hours
              from (select date, array[${SUMS}] as sums
                      from forms
                     where kind = 'timesheet' and status = 'submitted' and superseded_by is null
                       and date between ?::date and ?::date + 6 ${driverId ? 'and driver_id = ?' : ''}
                     group by date) as weeks
             cross join unnest(sums) with ordinality as worked(hours, place)) as worked
     where hours > 0 and day between ?::date and ?::date
     group by day order by day`;
  return [sql, from, to, ...(driverId ? [driverId] : []), from, to];
}
