import { DRIVER_NAME, MACHINE, MACHINE_KEY, OF_OFFICE } from '@groundsheet/forms';
import { addDays, kindsPlaced, KINDS_IN_SETS, saturdaysAround, type FormKind } from '@groundsheet/form-rules';
import { IN_RANGE, WEEK, type OverviewRange, type Statement } from './overview-parts.js';

/** Of one machine that is written in several ways the first, for each week of a driver. */
const oneSpelling = (whose: string) =>
  `min(${MACHINE}) over (partition by ${whose}, ${WEEK}, ${MACHINE_KEY})`;

const oneOf = (kinds: readonly FormKind[]) => `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
const SHEETS = oneOf(KINDS_IN_SETS);
/** What a week has one of, and what it has many of. */
const ONE = oneOf(kindsPlaced('one'));
const MANY = oneOf(kindsPlaced('many'));

/**
 * Drivers and weeks of which one kind of sheet is there and the other is not. Weeks at the ends of the range are looked
 * through whole for the other kind (docs/decisions/0046).
 *
 * @param driverId one driver alone, by the UUID of the account
 */
export function missingSql({ from, to }: OverviewRange, driverId?: string): Statement {
  const has = (kinds: string) => `bool_or(${kinds} and is_there)`;
  const shown = `is_there and is_asked`;
  const sql = `
    with weeks as (
      select driver_id, kind, date, ${WEEK} as week, ${OF_OFFICE} as is_there, date between ?::date and ?::date as is_asked,
             plant_number, machine_number, driver_signed_name, operator_signed_name
        from forms where driver_id is not null and ${SHEETS} and ${IN_RANGE}
                     ${driverId ? 'and driver_id = ?' : ''}),
    lacking as (
      select driver_id, week from weeks group by driver_id, week
      having bool_or(${shown}) and not (${has(ONE)} and ${has(MANY)})),
    sheets as (
      select driver_id, kind, week, is_there, is_asked, ${oneSpelling('driver_id')} as machine, ${DRIVER_NAME} as name
        from weeks join lacking using (driver_id, week))
    select driver_id as "driverId", week::text as "weekEnding",
           case when ${has(ONE)} then 'check-sheets' else 'timesheet' end as lacks,
           (count(*) filter (where ${shown} and ${ONE}))::int as timesheets,
           (count(*) filter (where ${shown} and ${MANY}))::int as "checkSheets",
           string_agg(distinct machine, ', ') filter (where ${shown}) as machines,
           coalesce(array_agg(distinct name) filter (where ${shown} and name <> ''), '{}') as "otherNames",
           bool_or(not is_there and ${ONE}) and not ${has(ONE)}
             or bool_or(not is_there and ${MANY}) and not ${has(MANY)} as "hasDraft",
           (count(*) over ())::int as total
      from sheets group by driver_id, week
     order by week, lacks desc, count(*) filter (where ${shown}) desc, driver_id`;
  const weeks = [addDays(saturdaysAround(from).coming, -6), saturdaysAround(to).coming];
  return [sql, from, to, ...weeks, ...(driverId ? [driverId] : [])];
}

/**
 * Sheets without an account, by the name that was typed and the week: nobody knows whether two of them are the same
 * person's, so they are listed whatever there is.
 */
export function guestSheetsSql({ from, to }: OverviewRange): Statement {
  const name = `regexp_replace(btrim(${DRIVER_NAME}), '\\s+', ' ', 'g')`;
  const sql = `
    with sheets as (
      select kind, ${WEEK} as week, ${oneSpelling(`folded(${name})`)} as machine, ${name} as name
        from forms where driver_id is null and status = 'submitted' and ${SHEETS} and ${IN_RANGE})
    select min(name) as "typedName", week::text as "weekEnding",
           (count(*) filter (where ${ONE}))::int as timesheets,
           (count(*) filter (where ${MANY}))::int as "checkSheets",
           string_agg(distinct machine, ', ') as machines, (count(*) over ())::int as total
      from sheets group by folded(name), week
     order by week, folded(name)`;
  return [sql, from, to];
}
