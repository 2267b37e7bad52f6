import { DAYS, kindsSayingUse } from '@groundsheet/form-rules';
import { LIKE_GUEST } from './checks-sql.js';
import { MACHINE_KEY, type Statement } from './overview-parts.js';

/** A machine of which the forms of some days say that it was not used, and whom it was for. */
export interface IdleMachine {
  /** See `machineKey`. */
  readonly key: string;
  readonly companyName: string;
  /** The customer's own address, as the latest of the forms has it. */
  readonly companyEmail: string;
}

/** In SQL: machine hours of a check sheet that are nought. A question mark in it would be taken for a value of the statement. */
const NOUGHT = `btrim(machine_hours) ~ '^0+([.,]0+){0,1}$'`;
const STANDING = `status = 'submitted' and superseded_by is null`;
const KNOWN = `${MACHINE_KEY} as key, company_name, company_email, submitted_at, not (${LIKE_GUEST}) as is_known`;
const latest = (column: string) =>
  `(array_agg(${column} order by submitted_at desc) filter (where is_known))[1]`;

const inBraces = (values: readonly string[]) => `{${values.join(',')}}`;

/**
 * Machines of which each of these days has a sent form that says 0 hours, and none that says more: hours of the day (a timesheet), or
 * machine hours (a check sheet). Only those for a customer that has an address; what guests send says that a machine was used, and
 * never that it was not: strangers cause no mail to a customer.
 */
export function idleMachinesSql(days: readonly string[]): Statement {
  const sql = `
    with said as (
      select ${KNOWN}, day, coalesce((days->name->>'netHours')::float8, 0) > 0 as is_used
        from forms cross join unnest(?::text[]) with ordinality as named(name, place)
             cross join lateral (select date - ((extract(isodow from date)::int - place::int + 7) % 7) as day) as dated
       where kind = any(?::text[]) and ${STANDING} and date between ?::date and ?::date + 6
         and day = any(?::date[]) and submitted_at >= day::timestamp
      union all
      select ${KNOWN}, date, not coalesce(${NOUGHT}, false)
        from forms where kind = any(?::text[]) and ${STANDING} and date = any(?::date[])),
    idle as (
      select key, ${latest('company_name')} as "companyName",
             ${latest('company_email')} as "companyEmail"
        from said where key is not null
       group by key having count(distinct day) filter (where is_known) = ? and not bool_or(is_used))
    select * from idle where "companyEmail" is not null order by "companyEmail", key`;
  const sorted = days.toSorted();
  const [all, names] = [inBraces(days), inBraces(DAYS)];
  const [byDay, byMeter] = [inBraces(kindsSayingUse('by day')), inBraces(kindsSayingUse('by meter'))];
  return [sql, names, byDay, sorted[0], sorted.at(-1), all, byMeter, all, days.length];
}
