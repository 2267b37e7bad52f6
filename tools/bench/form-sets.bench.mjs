import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { line, ms, percentile } from './figures.mjs';
import { numbered } from './numbered.mjs';

/** Sets of which the first 1,000 are open. The schemas are copies of the product's empty tables. */
const SIZES = { few: 1000, many: 100_000 };
const OPEN = 1000;
const READ = 21;
const ROUNDS = 7;
/** One page is too quick to be timed by itself. */
const PAGES_OF_A_ROUND = 40;
const TARGET = 'target at most 1.50';

/**
 * The lists of form sets among 100,000 sets and among 1,000, of which 1,000 are open each time: how long a page of a tab,
 * the counts and a search take, in turns.
 * @param product see `benchSubmissions`
 */
export async function benchFormSets({ database, folder }) {
  const { setsSql, countsSql } = await import(
    pathToFileURL(join(folder, 'libs/modules/approvals/dist/queries/sets-sql.js'))
  );
  for (const [schema, sets] of Object.entries(SIZES)) await fill(database, schema, sets);
  const questions = {
    'a page of Ready for Approval': setsSql({ bucket: 'ready', limit: READ }),
    'a page of Needs Completion': setsSql({ bucket: 'needs-completion', limit: READ }),
    'a search in the open sets': setsSql({ search: 'EX-0417', limit: READ }),
    'the counts': countsSql(),
  };
  for (const [what, question] of Object.entries(questions)) {
    const times = { few: [], many: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const schema of Object.keys(SIZES))
        times[schema].push(await timed(database, schema, numbered(question)));
    }
    const [few, many] = ['few', 'many'].map((schema) => percentile(times[schema], 0.5));
    line(
      `form sets, ${what}`,
      `1,000: ${ms(few)}, 100,000: ${ms(many)}, ratio ${(many / few).toFixed(2)}`,
      TARGET,
    );
  }
  const page = await timed(database, 'many', numbered(setsSql({ bucket: 'completed', limit: READ })));
  line('form sets, a page of 99,000 completed', ms(page));
  const found = await timed(
    database,
    'many',
    numbered(setsSql({ bucket: 'completed', search: 'FS-00077', limit: READ })),
  );
  line('form sets, a search in 99,000 completed', ms(found));
  await database.query('drop schema few cascade; drop schema many cascade; set search_path to public');
}

async function fill(database, schema, sets) {
  await database.query(`create schema ${schema}`);
  for (const table of ['form_sets', 'forms_in_sets']) {
    await database.query(`create table ${schema}.${table} (like public.${table} including all)`);
  }
  await database.query(`set search_path to ${schema}, public`);
  // Open ones lie among the completed, as they come in.
  await database.query(
    `insert into form_sets (id, reference, driver_id, driver_name, plant_number, company_id, company_name, week_ending,
            status, timesheet_complete, check_sheet_complete, timesheet_id, check_sheet_id, changed_at)
     select gen_random_uuid(), 'FS-' || lpad(n::text, 8, '0'), gen_random_uuid(), 'Łukasz Wójcik',
            'EX-' || lpad((n % 500)::text, 4, '0'), gen_random_uuid(), 'Northgate Civils Ltd', date '2026-11-21',
            case when n % ${sets / OPEN} > 0 then 'completed' when n % 3 = 0 then 'draft' else 'pending' end,
            n % 2 = 0, n % 5 > 0, gen_random_uuid(), gen_random_uuid(), now() - n * interval '1 minute'
       from generate_series(1, ${sets}) as n`,
  );
  await database.query(
    `insert into forms_in_sets (form_id, set_id, kind, status, facts)
     select gen_random_uuid(), id, case when no = 0 then 'timesheet' else 'check-sheet' end, 'submitted',
            jsonb_build_object('id', id, 'kind', 'check-sheet', 'date', '2026-11-21', 'missing', '[]'::jsonb, 'attention', '[]'::jsonb)
       from form_sets, generate_series(0, 4) as no`,
  );
  for (const table of ['form_sets', 'forms_in_sets']) await database.query(`vacuum analyze ${table}`);
}

/** @returns milliseconds of one page, from many */
async function timed(database, schema, { text, values }) {
  await database.query(`set search_path to ${schema}, public`);
  const begun = performance.now();
  for (let page = 0; page < PAGES_OF_A_ROUND; page += 1) await database.query(text, values);
  return (performance.now() - begun) / PAGES_OF_A_ROUND;
}
