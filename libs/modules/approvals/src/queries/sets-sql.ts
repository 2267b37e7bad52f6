import { allOf, containing } from '@groundsheet/platform';
import type { SetBucket } from '@groundsheet/form-rules';

/** Which sets somebody may see: a driver their own, supervisors all. */
export interface SetsFilter {
  readonly driverId?: string;
  readonly bucket?: SetBucket | 'completed';
  readonly search?: string;
  /** A Saturday. */
  readonly weekEnding?: string;
  readonly after?: string;
  readonly limit: number;
}

const OPEN = `status <> 'completed'`;

/** The predicates of the tabs (docs/product.md, Form sets). */
const IN_BUCKET: Record<SetBucket, string> = {
  ready: 'timesheet_complete and check_sheet_complete',
  incomplete: 'not (timesheet_complete and check_sheet_complete)',
  'needs-completion': `(status = 'draft' or not (timesheet_complete or check_sheet_complete))`,
};

const LISTED = `id, reference, driver_id, driver_name, plant_number, machine_number, company_id, company_name, site_location,
           order_numbers, week_ending::text as week_ending, timesheet_id, check_sheet_id, status, timesheet_complete,
           check_sheet_complete, changed_at`;

/** Selects one page of sets, the last changed first, with the facts about their forms. */
export function setsSql({ driverId, bucket, search, weekEnding, after, limit }: SetsFilter): {
  sql: string;
  values: unknown[];
} {
  const { where, values } = allOf(
    [bucket === 'completed' ? `status = 'completed'` : OPEN],
    bucket && bucket !== 'completed' ? [IN_BUCKET[bucket]] : undefined,
    driverId && ['driver_id = ?', driverId],
    weekEnding && ['week_ending = ?::date', weekEnding],
    search && ['searched ilike ?', containing(search)],
    after && ['(changed_at, id) < (select changed_at, id from form_sets where id = ?::uuid)', after],
  );
  const sql = `
    select page.*, coalesce(forms.facts, '[]') as forms
      from (select ${LISTED} from form_sets
             ${where}
             order by changed_at desc, id desc limit ?) as page
      left join lateral (
        select json_agg(facts order by facts->>'date', form_id) as facts from forms_in_sets where set_id = page.id
      ) as forms on true
     order by page.changed_at desc, page.id desc`;
  return { sql, values: [...values, limit] };
}

/** Counts the open sets of each tab from the index on open sets alone. */
export function countsSql(driverId?: string): { sql: string; values: unknown[] } {
  const sql = `
    select count(*) filter (where ${IN_BUCKET.ready})::int as ready,
           count(*) filter (where ${IN_BUCKET.incomplete})::int as incomplete,
           count(*) filter (where ${IN_BUCKET['needs-completion']})::int as "needsCompletion"
      from form_sets where ${OPEN}${driverId ? ' and driver_id = ?' : ''}`;
  return { sql, values: driverId ? [driverId] : [] };
}
