import { allOf } from '@groundsheet/platform';
import { folded, machineKey, type Severity } from '@groundsheet/form-rules';
import { IS_OPEN } from './defect.entity.js';

const COLUMNS = {
  new: `state = 'open'`,
  'in hand': `state = 'in hand'`,
  repaired: `state = 'repaired'`,
  overdue: `state in ('open', 'in hand') and due_on < ?::date`,
  closed: `not (${IS_OPEN})`,
} as const;

export type DefectColumn = keyof typeof COLUMNS;
export const DEFECT_COLUMNS = Object.keys(COLUMNS) as DefectColumn[];

export interface DefectsChosen {
  /** Every open defect where none is named. */
  readonly column?: DefectColumn | undefined;
  readonly severity?: Severity | undefined;
  /** A plant number, or the number of a defect. */
  readonly search?: string | undefined;
}

/** What comes back stands first, then the worst, then the oldest. */
const ORDER = 'not is_repeat, severity, opened_at, id';

/** Ids of one page of defects. */
export function boardSql(
  { column, severity, search }: DefectsChosen,
  { today, after, limit }: { today: string; after?: string | undefined; limit: number },
) {
  const { where, values } = allOf(
    column === 'overdue' ? [COLUMNS.overdue, today] : [column ? COLUMNS[column] : IS_OPEN],
    severity && ['severity = ?', severity],
    search && ['(machine_key = ? or number = ?)', machineKey(search), numberOf(search)],
    after && [`(${ORDER}) > (select ${ORDER} from defects where id = ?::uuid)`, after],
  );
  return { sql: `select id from defects ${where} order by ${ORDER} limit ?`, values: [...values, limit] };
}

/** How many rows each column has, but for those that are closed. */
export function countsSql(today: string) {
  const counts = (['new', 'in hand', 'repaired', 'overdue'] as const).map(
    (column) => `(count(*) filter (where ${COLUMNS[column]}))::int as "${column}"`,
  );
  return { sql: `select ${counts.join(', ')} from defects where ${IS_OPEN}`, values: [today] };
}

/** Days on which machines were stopped since then: two defects at a time count once. */
export const STOPPED_SQL = `
  select plant_number as "plantNumber", is_stopped as "isStopped",
         round((extract(epoch from stopped) / 86400)::numeric, 1)::float as days
    from (select machine_key, max(plant_number) as plant_number, bool_or(released_at is null) as is_stopped,
                 (select sum(upper(part) - lower(part)) from unnest(range_agg(tstzrange(
                    greatest(opened_at, ?::timestamptz), greatest(opened_at, ?::timestamptz, coalesce(released_at, ?::timestamptz))))) as part) as stopped
            from defects
           where severity = 'A' and (released_at is null or released_at > ?::timestamptz)
           group by machine_key) as machines
   order by stopped desc nulls last, plant_number limit ?`;

export const ITEMS_SQL = `
  select item, max(vehicle) as vehicle, count(*)::int as defects from defects
   where opened_at > ?::timestamptz group by item order by defects desc, item limit ?`;

/** No defect has a number as large as its letters make a machine's. */
function numberOf(search: string): number {
  const [, digits = ''] = /^(?:d-?)?(\d{1,9})$/.exec(folded(search).trim()) ?? [];
  return Number(digits || -1);
}
