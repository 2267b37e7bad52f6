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
  for (const aCase of [people, auditLog]) {
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

async function people(load) {
  const { peopleSql } = await load('libs/modules/drivers/dist/queries/people-sql.js');
  const asked = (filter) => peopleSql({ limit: READ, ...filter });
  return {
    what: 'people',
    tables: ['drivers'],
    // One in a hundred and at least ten are an admin, invited or deactivated each.
    fill: `insert into drivers (id, email, full_name, password_hash, password_version, role, created_at, deactivated_at, invited_until)
           select gen_random_uuid(), n || '@' || case n when 500 then 'northgate' else 'hill' end || '-plant.co.uk', 'Dave Hill ' || md5(n::text), 'x', 1,
                  case when n % 100 = 1 then 'admin' else 'driver' end, now(), case when n % 100 = 2 then now() end, case when n % 100 = 3 then now() end
             from generate_series(1, $1::int - 1) as n
           union all select '00000000-0000-7000-8000-000000000001', 'm@m.co.uk', 'Dave Hill 8', 'x', 1, 'driver', now(), null, null`,
    questions: {
      'first page': asked({}),
      'a page in the middle': asked({ after: '00000000-0000-7000-8000-000000000001' }),
      admins: asked({ role: 'admin' }),
      'invited ones': asked({ state: 'invited' }),
      'deactivated ones': asked({ state: 'deactivated' }),
      'a search that fits one': asked({ search: 'thgate' }),
      'a search that fits all': asked({ search: 'HILL' }),
      'a search that fits none': asked({ search: 'quarry' }),
    },
  };
}

async function auditLog(load) {
  const { auditSql } = await load('libs/platform/dist/audit/audit-sql.js');
  const timeZone = 'Europe/London';
  const asked = (filter) => auditSql({ limit: READ, timeZone, ...filter });
  const id = (n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  return {
    what: 'audit log',
    tables: ['audit_events'],
    // Ten people do everything; every record has five entries.
    fill: `insert into audit_events (id, happened_at, what, who, about_kind, about_id)
           select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, timestamptz '2026-11-22' - n * interval '1 minute', 'form.sent',
                  ('00000000-0000-7000-8000-' || lpad((n % 10)::text, 12, '0'))::uuid, 'form',
                  ('00000000-0000-7000-8000-' || lpad((n / 5)::text, 12, '0'))::uuid
             from generate_series(1, $1::int) as n`,
    questions: {
      'latest page': asked({}),
      'a page in the middle': asked({ after: id(500) }),
      'what a person did': asked({ people: [id(3)] }),
      'what 20 people did': asked({ people: Array.from({ length: 20 }, (_, n) => id(n)) }),
      'a record': asked({ records: [{ kind: 'form', id: id(100) }] }),
      'a person and a record': asked({ people: [id(3)], records: [{ kind: 'form', id: id(100) }] }),
      'a day': asked({ from: '2026-11-21', to: '2026-11-21' }),
    },
  };
}
