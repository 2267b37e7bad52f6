import { FORM_KIND_NAMES } from '@groundsheet/form-rules';
import { guestSheetsSql, missingSql } from './missing-sql.js';
import {
  IN_RANGE,
  MACHINE,
  MACHINE_KEY,
  SENT,
  type OverviewPart,
  type OverviewRange,
  type Statement,
} from './overview-parts.js';

/**
 * Selects the first rows of a part, each with how many there are altogether. Only forms of the range are read, and of its
 * weeks where sheets are missing.
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
  missing: (range) => missingSql(range),
  'guest-sheets': guestSheetsSql,
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
    `select min(${MACHINE}) as machine, coalesce(bool_or(btrim(plant_number) <> ''), false) as "hasPlantNumber",
            sum(attention_count)::int as items, count(*)::int as "checkSheets", max(date)::text as last,
            (count(*) over ())::int as total
       from forms where kind = 'check-sheet' and attention_count > 0 and ${SENT}
      group by ${MACHINE_KEY}
      order by items desc, machine`,
    ...[from, to],
  ],
};
