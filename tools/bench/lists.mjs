import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { line, ms, percentile } from './figures.mjs';
import { numbered } from './numbered.mjs';

/** Rows of a list. The schemas are copies of the product's empty tables. */
const SIZES = { few: 1000, many: 100_000 };
const READ = 21;
const ROUNDS = 7;
/** One page is too quick to be timed by itself. */
const PAGES_OF_A_ROUND = 40;
const TARGET = 'target at most 1.50';

/**
 * The lists of the office: the module with a list's statement, its table, what fills that (`$rows` many), and what is
 * asked for. References and addresses are as random as real ones. Of whatever is searched there are as many in 1,000 rows as in 100,000.
 */
const LISTS = [
  {
    name: 'companies',
    module: 'libs/modules/companies/dist/queries/companies-sql.js',
    statement: ({ companiesSql }, asked) => companiesSql(['*'], { isActive: true, ...asked }),
    table: 'companies',
    // One in ten is archived; there is one Northgate, and each has a number of its own.
    fill: `insert into companies (id, name, requires_order_validation, is_active)
           select gen_random_uuid(), case n when 500 then 'Northgate Civils' else 'Plant hire' end || ' No. ' || n || ' Ltd', n % 3 = 0, n % 10 > 0
             from generate_series(1, $rows - 1) as n
           union all select '00000000-0000-7000-8000-000000000001', 'Plant hire No. 400x', false, true`,
    asked: {
      'the first page': {},
      'a page in the middle': { after: '00000000-0000-7000-8000-000000000001' },
      'archived ones': { isActive: false },
      'a search that fits one': { search: 'thgate' },
      'a search that fits all': { search: 'HIRE' },
      'a search that fits none': { search: 'quarry' },
    },
  },
  {
    name: 'mails',
    module: 'libs/modules/deliveries/dist/queries/mails-sql.js',
    statement: ({ mailsSql }, asked) => mailsSql(asked),
    table: 'emails',
    fill: `insert into emails (id, about, recipient, recipient_hash, driver_name, subject, message_id, state, attempts, queued_at,
              form_kind, form_id, sending_no, reference)
           select mail, case when n % 4 = 0 then 'account' else 'form' end, left(md5(n::text), 8) || '@northgate-civils.co.uk', md5(n::text),
              'Łukasz Wójcik', 'Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
              '<' || mail || '@groundsheet.example.com>', case when n % ($rows / 100) = 0 then 'failed' else 'sent' end, 1,
              now() - n * interval '1 minute', case n % 4 when 0 then null when 1 then 'form-set' else 'timesheet' end, mail, 1,
              case when n % 4 > 0 then 'TS-' || upper(left(md5(n::text), 8)) end
             from (select n, gen_random_uuid() as mail from generate_series(1, $rows) as n)`,
    asked: {
      'a page': {},
      'a page of one state': { state: 'failed' },
      'a search for a reference': { search: 'TS-F1C15925' },
      'a search for an address': { search: 'e0741335' },
      'a search for what all have': { search: 'northgate' },
      'a search for what none has': { search: 'harrow groundworks' },
    },
  },
  {
    name: 'do not send',
    module: 'libs/modules/deliveries/dist/queries/suppressions-sql.js',
    statement: ({ suppressionsSql }, asked) => suppressionsSql(asked),
    table: 'suppressions',
    fill: `insert into suppressions (id, recipient_hash, address, reason, created_at)
           select gen_random_uuid(), md5(n::text), left(md5(n::text), 8) || '@northgate-civils.co.uk', 'asked', now() - n * interval '1 minute'
             from generate_series(1, $rows) as n`,
    asked: { 'a page': {}, 'a search for an address': { search: 'e0741335' } },
  },
];

/**
 * How long a page of each list of the office takes among 100,000 rows and among 1,000, in turns.
 * @param product see `benchSubmissions`
 */
export async function benchLists({ database, folder }) {
  for (const { name, module, statement, table, fill, asked } of LISTS) {
    const statements = await import(pathToFileURL(join(folder, module)));
    for (const [schema, rows] of Object.entries(SIZES)) {
      await database.query(`create schema ${schema}`);
      await database.query(`create table ${schema}.${table} (like public.${table} including all)`);
      await database.query(`set search_path to ${schema}, public`);
      await database.query(fill.replaceAll('$rows', String(rows)));
      await database.query(`vacuum analyze ${table}`);
    }
    for (const [what, filter] of Object.entries(asked))
      await compare(
        database,
        `${name}, ${what}`,
        numbered(statement(statements, { ...filter, limit: READ })),
      );
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
