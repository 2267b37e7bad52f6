import { allOf, containing } from '@groundsheet/platform';
import { machineKey, MOST_SETS_COUNTED, type SetBucket } from '@groundsheet/form-rules';
import type { SetOrder } from '../collation.dto.js';

/** Which sets a person may see: a driver their own, supervisors all. */
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
    driver && ['searched like ? and folded(driver_name) like ?', containing(driver), containing(driver)],
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
  if (key === '') return ['searched like ?', containing(search)];
  return ['(searched like ? or searched like ?)', containing(search), containing(`\n${key}\n`)];
}

/** Each tab as stretches of the index that counts open sets, which have none in common. */
const COUNTED: Record<SetBucket, readonly string[]> = {
  ready: ['timesheet_complete and check_sheet_complete'],
  incomplete: ['not timesheet_complete', 'timesheet_complete and not check_sheet_complete'],
  'needs-completion': [
    'not timesheet_complete and not check_sheet_complete',
    `not timesheet_complete and check_sheet_complete and status = 'draft'`,
    `timesheet_complete and not check_sheet_complete and status = 'draft'`,
    `timesheet_complete and check_sheet_complete and status = 'draft'`,
  ],
};

/**
 * Counts the open sets of each tab, up to `MOST_SETS_COUNTED`: no more rows of an index are read, however many sets are open
 * (docs/decisions/0141).
 *
 * @param driverId counts this driver's alone, to whom all of them are sets like any other
 */
export function countsSql(driverId?: string): { sql: string; values: unknown[] } {
  const whose = driverId ? 'driver_id = ?' : OF_CONFIRMED;
  const values: unknown[] = [];
  const counted = (stretches: readonly string[], of = whose) => {
    const parts = stretches.map((stretch) => {
      if (driverId) values.push(driverId);
      return `(select 1 from form_sets where ${OPEN} and ${of} and ${stretch} limit ${MOST_SETS_COUNTED})`;
    });
    return `(select least(count(*), ${MOST_SETS_COUNTED})::int from (${parts.join(' union all ')}) as counted)`;
  };
  const sql = `
    select ${counted(COUNTED.ready)} as ready,
           ${counted(COUNTED.incomplete)} as incomplete,
           ${counted(COUNTED['needs-completion'])} as "needsCompletion",
           ${driverId ? '0' : counted(['true'], `not ${OF_CONFIRMED}`)} as unconfirmed`;
  return { sql, values };
}
