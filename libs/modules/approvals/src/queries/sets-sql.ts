import { allOf, containing } from '@groundsheet/platform';
import { machineKey, type SetBucket } from '@groundsheet/form-rules';
import type { SetOrder } from '../collation.dto.js';

/** Which sets somebody may see: a driver their own, supervisors all. */
export interface SetsFilter {
  readonly driverId?: string;
  readonly bucket?: SetBucket | 'completed' | 'unconfirmed';
  readonly search?: string;
  /** A Saturday. */
  readonly weekEnding?: string;
  /** Part of the driver's name on the forms. */
  readonly driver?: string;
  readonly plantNumber?: string;
  readonly customerId?: string;
  readonly sort?: SetOrder;
  readonly after?: string;
  readonly limit: number;
}

const OPEN = `status <> 'completed'`;
const OF_CONFIRMED = 'is_of_confirmed';

/** The predicates of the tabs (docs/product.md, Form sets). */
const IN_BUCKET: Record<SetBucket, string> = {
  ready: 'timesheet_complete and check_sheet_complete',
  incomplete: 'not (timesheet_complete and check_sheet_complete)',
  'needs-completion': `(status = 'draft' or not (timesheet_complete or check_sheet_complete))`,
};

const LISTED = `id, reference, driver_id, driver_name, is_sent_by_driver, plant_number, machine_number, company_id, company_name, site_location,
           order_numbers, week_ending::text as week_ending, timesheet_id, check_sheet_id, status, timesheet_complete,
           check_sheet_complete, completed_without, emails, asked_at, asked_by, changed_at`;

function inBucket(bucket: SetsFilter['bucket']): string[] {
  if (bucket === 'completed') return [`status = 'completed'`];
  if (bucket === 'unconfirmed') return [`not ${OF_CONFIRMED}`];
  return bucket ? [OPEN, IN_BUCKET[bucket]] : [OPEN];
}

/** In the order of an index. What is open is oldest by its week, however late it was changed (docs/decisions/0030). */
function orderOf(sort: SetsFilter['sort'], bucket: SetsFilter['bucket']) {
  const isOpen = bucket !== 'completed' && bucket !== 'unconfirmed';
  const columns = sort === 'oldest' && isOpen ? ['week_ending', 'changed_at', 'id'] : ['changed_at', 'id'];
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return {
    by: (of: string) => columns.map((column) => `${of}.${column} ${direction}`).join(', '),
    columns: columns.join(', '),
    beyond: sort === 'oldest' ? '>' : '<',
  };
}

/** Selects one page of sets with the facts about their forms. The indexes are read from either end. */
export function setsSql({ driverId, bucket, weekEnding, limit, ...asked }: SetsFilter): {
  sql: string;
  values: unknown[];
} {
  const { search, driver, plantNumber, customerId, after } = asked;
  const { by, columns, beyond } = orderOf(asked.sort, bucket);
  const { where, values } = allOf(
    ...inBucket(bucket).map((each) => [each] as [string]),
    // What anybody may have begun under any name is never among what waits for a supervisor.
    bucket !== 'unconfirmed' && !driverId ? [OF_CONFIRMED] : undefined,
    driverId && ['driver_id = ?', driverId],
    weekEnding && ['week_ending = ?::date', weekEnding],
    search && searched(search),
    // The index of the completed ones is on all that is searched, of which the name is a part.
    driver && ['searched ilike ? and driver_name ilike ?', containing(driver), containing(driver)],
    plantNumber && ['machine_key = ?', machineKey(plantNumber)],
    customerId && ['company_id = ?::uuid', customerId],
    after && [`(${columns}) ${beyond} (select ${columns} from form_sets where id = ?::uuid)`, after],
  );
  const sql = `
    select page.*, coalesce(forms.facts, '[]') as forms
      from (select ${LISTED} from form_sets
             ${where}
             order by ${by('form_sets')} limit ?) as page
      left join lateral (
        select json_agg(facts order by facts->>'date', form_id) as facts from forms_in_sets where set_id = page.id
      ) as forms on true
     order by ${by('page')}`;
  return { sql, values: [...values, limit] };
}

/** Part of a text, or a plant number however it is written: its key is a line of its own among what is searched. */
function searched(search: string): [string, ...string[]] {
  const key = machineKey(search);
  if (key === '') return ['searched ilike ?', containing(search)];
  return ['(searched ilike ? or searched ilike ?)', containing(search), containing(`\n${key}\n`)];
}

/**
 * Counts the open sets of each tab from the index on open sets alone.
 *
 * @param driverId counts this driver's alone, to whom all of them are sets like any other
 */
export function countsSql(driverId?: string): { sql: string; values: unknown[] } {
  const counted = (which: string) =>
    `count(*) filter (where ${driverId ? '' : `${OF_CONFIRMED} and `}${which})::int`;
  const sql = `
    select ${counted(IN_BUCKET.ready)} as ready,
           ${counted(IN_BUCKET.incomplete)} as incomplete,
           ${counted(IN_BUCKET['needs-completion'])} as "needsCompletion",
           ${driverId ? '0' : `(count(*) filter (where not ${OF_CONFIRMED}))::int`} as unconfirmed
      from form_sets where ${OPEN}${driverId ? ' and driver_id = ?' : ''}`;
  return { sql, values: driverId ? [driverId] : [] };
}
