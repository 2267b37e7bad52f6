import { addDays, FORM_KIND_NAMES, saturdaysAround } from '@groundsheet/form-rules';
import { packedSql } from './packed-sql.js';

/** What the overview is made of, as the file of each is called. */
export const OVERVIEW_PARTS = ['forms', 'missing-timesheets', 'hours', 'attention'] as const;
export type OverviewPart = (typeof OVERVIEW_PARTS)[number];

/** Days, both included. */
export interface OverviewRange {
  readonly from: string;
  readonly to: string;
}

type Statement = readonly [sql: string, ...values: unknown[]];

/** The condition of the index by date, which every part reads its days from. */
const IN_RANGE = 'superseded_by is null and date between ?::date and ?::date';
const SENT = `status = 'submitted' and ${IN_RANGE}`;
/** The Saturday on or after the date, as in `setKeyOf`. */
const WEEK = '(date + (6 - extract(dow from date))::int)';
/** As in `setKeyOf`. */
const MACHINE = `nullif(coalesce(nullif(${packedSql('plant_number')}, ''), ${packedSql('machine_number')}), '')`;

/**
 * Selects the first rows of a part, each with how many there are altogether. Only forms of the range are read, and of its
 * weeks where timesheets are missing.
 */
export function overviewSql(
  part: OverviewPart,
  range: OverviewRange,
  limit: number,
): { sql: string; values: unknown[] } {
  const [sql, ...values] = STATEMENTS[part](range);
  return { sql: `${sql} limit ?`, values: [...values, limit] };
}

const STATEMENTS: Record<OverviewPart, (range: OverviewRange) => Statement> = {
  forms: ({ from, to }) => [
    `select wanted.kind, (count(id) filter (where status = 'submitted'))::int as sent,
            (count(id) filter (where status = 'draft'))::int as drafts, (count(*) over ())::int as total
       from unnest(?::text[]) with ordinality as wanted(kind, place)
       left join forms on forms.kind = wanted.kind and ${IN_RANGE}
      group by wanted.kind, place order by place`,
    ...[`{${FORM_KIND_NAMES.join(',')}}`, from, to],
  ],
  'missing-timesheets': ({ from, to }) => [
    `with checked as (
       select driver_id, ${WEEK} as week, count(*)::int as sheets,
              string_agg(distinct ${MACHINE}, ', ') as machines,
              coalesce(array_agg(distinct driver_signed_name) filter (where driver_signed_name <> ''), '{}') as names
         from forms where kind = 'check-sheet' and driver_id is not null and ${SENT}
        group by driver_id, week),
     written as (
       select driver_id, ${WEEK} as week, bool_or(status = 'submitted') as is_sent
         from forms where kind = 'timesheet' and driver_id is not null and ${IN_RANGE}
        group by driver_id, week)
     select driver_id as "driverId", week::text as "weekEnding", sheets as "checkSheets", machines, names as "otherNames",
            is_sent is not null as "hasDraft", (count(*) over ())::int as total
       from checked left join written using (driver_id, week)
      where is_sent is not true
      order by week, sheets desc, driver_id`,
    ...[from, to, addDays(saturdaysAround(from).coming, -6), saturdaysAround(to).coming],
  ],
  hours: ({ from, to }) => [
    `select (array_agg(coalesce(company_name, client_firm) order by date desc, id desc))[1] as customer,
            upper(nullif(btrim(order_number), '')) as "orderNumber", sum(coalesce(total_hours, 0)) as hours,
            sum(coalesce(standing_time, 0)) as standing, count(*)::int as timesheets,
            (count(*) over ())::int as total
       from forms where kind = 'timesheet' and ${SENT}
      group by company_id, case when company_id is null then lower(btrim(client_firm)) end, "orderNumber"
      order by hours desc, customer, "orderNumber"`,
    ...[from, to],
  ],
  attention: ({ from, to }) => [
    `select ${MACHINE} as machine, coalesce(bool_or(btrim(plant_number) <> ''), false) as "hasPlantNumber",
            sum(attention_count)::int as items, count(*)::int as "checkSheets", max(date)::text as last,
            (count(*) over ())::int as total
       from forms where kind = 'check-sheet' and attention_count > 0 and ${SENT}
      group by machine
      order by items desc, machine`,
    ...[from, to],
  ],
};
