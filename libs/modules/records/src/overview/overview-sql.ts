import { DRIVER_KIND_NAMES } from '@groundsheet/form-rules';
import { hoursSql } from './hours-sql.js';
import { guestSheetsSql, missingSql } from './missing-sql.js';
import { IN_RANGE, type OverviewChoice, type OverviewPart, type Statement } from './overview-parts.js';

/**
 * Selects the first rows of a part, each with how many there are altogether. Only forms of the range are read, and of its
 * weeks where sheets are missing.
 */
export function overviewSql(
  part: OverviewPart,
  choice: OverviewChoice,
  limit: number,
): { sql: string; values: unknown[] } {
  const [sql, ...values] = STATEMENTS[part](choice);
  return { sql: `${sql} limit ?`, values: [...values, limit] };
}

const STATEMENTS: Record<OverviewPart, (choice: OverviewChoice) => Statement> = {
  forms: ({ from, to }) => [
    `select wanted.kind, (count(status) filter (where status = 'submitted'))::int as sent,
            (count(status) filter (where status = 'draft'))::int as drafts, (count(*) over ())::int as total
       from unnest(?::text[]) with ordinality as wanted(kind, place)
       left join forms on forms.kind = wanted.kind and ${IN_RANGE}
      group by wanted.kind, place order by place`,
    ...[`{${DRIVER_KIND_NAMES.join(',')}}`, from, to],
  ],
  missing: (range) => missingSql(range),
  'guest-sheets': guestSheetsSql,
  hours: hoursSql,
};
