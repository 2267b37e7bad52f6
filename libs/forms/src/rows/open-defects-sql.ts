import {
  ATTENTION_ANSWERS,
  type CheckAnswer,
  type CheckKey,
  type VehicleType,
} from '@groundsheet/form-rules';
import { machineKeySql, packedSql } from './packed-sql.js';
import type { Statement } from './overview-parts.js';

/** An item that needs attention and that no later check of its machine has answered otherwise. */
export interface OpenDefectRow {
  readonly plantNumber: string;
  readonly item: CheckKey;
  /** As the latest check that answers it has it. */
  readonly answer: CheckAnswer;
  readonly vehicle: VehicleType | null;
  /** The check sheet of that answer. */
  readonly formId: string;
  readonly reference: string;
  /** Day of the first of the checks that have found it so without a break, `YYYY-MM-DD`. */
  readonly since: string;
  /** Day of the latest of them. */
  readonly last: string;
  readonly note: string | null;
  /** Address of the uploaded photo that shows it. */
  readonly photo: string | null;
  readonly total: number;
}

/** As the indexes have it. */
const CHECK = `kind = 'check-sheet' and status = 'submitted' and superseded_by is null`;
const KEY = machineKeySql('plant_number');
const BAD = '= any(bad.answers)';
/** What the newest check says nothing of is looked for on so many sheets of the machine that found something. */
const LOOKED_THROUGH = 10;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The next machine of which some sheet has found something. */
const nextMachine = (after: string) =>
  `(select ${KEY} from forms where ${CHECK} and attention_count > 0 and ${KEY} > ${after} order by ${KEY} limit 1)`;

/**
 * The open defects of every machine, the oldest first. What counts as open is said in docs/decisions/0044; every list
 * of defects reads it here. The index of sheets with defects is walked from one machine to the next, so the work goes with the
 * machines and not with their sheets.
 */
export function openDefectsSql(): Statement {
  const sql = `
    with recursive bad as (select array(select jsonb_array_elements(?::jsonb)) as answers),
    keys(machine) as (
      select ${nextMachine(`''`)} union all select ${nextMachine('machine')} from keys where machine is not null),
    newest as (
      select machine, sheets.* from keys cross join lateral (
        select id, answers, plant_number from forms where ${CHECK} and ${KEY} = machine
         order by date desc, id desc limit 1) as sheets),
    found as (
      select machine, newest.plant_number, sheets.*, items.key, items.value
        from newest cross join bad
       cross join lateral (
          select id, reference, date, selected_vehicle, item_notes, answers
            from forms where ${CHECK} and attention_count > 0 and ${KEY} = machine
           order by date desc, id desc limit ${LOOKED_THROUGH}) as sheets
       cross join lateral jsonb_each(
          case when sheets.id = newest.id then sheets.answers
               else sheets.answers - array(select jsonb_object_keys(newest.answers)) end) as items
       where items.value ${BAD}),
    latest as (select distinct on (machine, key) * from found order by machine, key, date desc, id desc),
    open as (
      select latest.*, coalesce(good.date, '-infinity') as good_on, coalesce(good.id, '${FIRST_ID}') as good_by
        from latest cross join bad
        left join lateral (
          select date, id from forms where ${CHECK} and ${KEY} = machine and not answers->key ${BAD}
           order by date desc, id desc limit 1) as good on true
       where good.id is null or (good.date, good.id) < (latest.date, latest.id))
    select ${packedSql('plant_number')} as "plantNumber", key as item, value as answer, selected_vehicle as vehicle,
           open.id as "formId", reference, since.date::text as since, open.date::text as last,
           noted.note->>'text' as note, noted.note->>'photo' as photo, (count(*) over ())::int as total
      from open cross join bad
     cross join lateral (
       select date from forms
        where ${CHECK} and ${KEY} = machine and answers->key ${BAD} and (date, id) > (good_on, good_by)
        order by date, id limit 1) as since
      left join lateral (
       select note from jsonb_array_elements(item_notes) as note where note->>'item' = key limit 1) as noted on true
     order by since, machine, key`;
  return [sql, JSON.stringify(ATTENTION_ANSWERS)];
}
