import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { line, ms, percentile } from './figures.mjs';
import { numbered } from './numbered.mjs';

const SIZES = { few: 1000, many: 100_000 };
const READ = 21;
const ROUNDS = 7;
/** One page is too quick to be timed by itself. */
const PAGES_OF_A_ROUND = 40;
const TARGET = 'target at most 1.50';

/**
 * The lists of the office among 100,000 rows and among 1,000: how long a page takes, in turns. A list is one case: its
 * table, how that is filled, and what is asked.
 * @param product see `benchSubmissions`
 */
export async function benchLists({ database, folder }) {
  for (const aCase of [machines]) {
    const { what, tables, fill, questions } = await aCase(
      (path) => import(pathToFileURL(join(folder, path))),
    );
    for (const [schema, rows] of Object.entries(SIZES)) {
      await database.query(`create schema ${schema}`);
      for (const table of tables)
        await database.query(`create table ${schema}.${table} (like public.${table} including all)`);
      await database.query(`set search_path to ${schema}, public`);
      await database.query(fill, [rows]);
      for (const table of tables) await database.query(`vacuum analyze ${table}`);
    }
    for (const [name, question] of Object.entries(questions))
      await compare(database, `${what}, ${name}`, numbered(question));
    await database.query('drop schema few cascade; drop schema many cascade; set search_path to public');
  }
}

async function compare(database, what, question) {
  const times = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const schema of Object.keys(SIZES)) times[schema].push(await timed(database, schema, question));
  }
  const [few, many] = ['few', 'many'].map((schema) => percentile(times[schema], 0.5));
  line(what, `1,000: ${ms(few)}, 100,000: ${ms(many)}, ratio ${(many / few).toFixed(2)}`, TARGET);
}

/** @returns milliseconds of one page, from many */
async function timed(database, schema, { text, values }) {
  await database.query(`set search_path to ${schema}, public`);
  const begun = performance.now();
  for (let page = 0; page < PAGES_OF_A_ROUND; page += 1) await database.query(text, values);
  return (performance.now() - begun) / PAGES_OF_A_ROUND;
}

async function machines(load) {
  const { machinesSql } = await load('libs/modules/machines/dist/queries/machines-sql.js');
  const asked = (filter) => machinesSql({ limit: READ, ...filter });
  return {
    what: 'machines',
    tables: ['machines'],
    // One in ten is archived; there is one Northgate.
    fill: `insert into machines (id, qr_code, plant_number, machine_number, vehicle_type, description, archived_at)
           select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'GS-' || n, 'EX-' || lpad(n::text, 6, '0'),
                  case n when 500 then 'Northgate' else 'Make ' || n % 50 end,
                  (array['dumper', 'roller', 'excavator', 'bulldozer'])[n % 4 + 1], 'Plant hire',
                  case when n % 10 = 0 then now() end
             from generate_series(1, $1::int) as n`,
    questions: {
      'first page': asked({}),
      'a page in the middle': asked({ after: '00000000-0000-7000-8000-000000000400' }),
      'archived ones': asked({ archived: true }),
      'those of a type': asked({ type: 'roller' }),
      'a search that fits one': asked({ search: 'thgate' }),
      'a search that fits all': asked({ search: 'HIRE' }),
      'a search that fits none': asked({ search: 'quarry' }),
    },
  };
}
