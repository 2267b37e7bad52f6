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
  for (const aCase of [companies, people, machines, mails, suppressions, auditLog, overview]) {
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

async function companies(load) {
  const { companiesSql } = await load('libs/modules/companies/dist/queries/companies-sql.js');
  const asked = (filter) => companiesSql(['*'], { isActive: true, limit: READ, ...filter });
  return {
    what: 'companies',
    tables: ['companies'],
    // One in ten is archived; there is one Northgate, and each has a number of its own.
    fill: `insert into companies (id, name, requires_order_validation, is_active)
           select gen_random_uuid(), case n when 500 then 'Northgate Civils' else 'Plant hire' end || ' No. ' || n || ' Ltd', n % 3 = 0, n % 10 > 0
             from generate_series(1, $1::int - 1) as n
           union all select '00000000-0000-7000-8000-000000000001', 'Plant hire No. 400x', false, true`,
    questions: {
      'first page': asked({}),
      'a page in the middle': asked({ after: '00000000-0000-7000-8000-000000000001' }),
      'archived ones': asked({ isActive: false }),
      'a search that fits one': asked({ search: 'thgate' }),
      'a search that fits all': asked({ search: 'HIRE' }),
      'a search that fits none': asked({ search: 'quarry' }),
    },
  };
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

async function mails(load) {
  const { mailsSql } = await load('libs/modules/deliveries/dist/queries/mails-sql.js');
  const asked = (filter) => mailsSql({ limit: READ, ...filter });
  return {
    what: 'mails',
    tables: ['emails'],
    // References and addresses are as random as real ones; a hundred mails have failed.
    fill: `insert into emails (id, about, recipient, recipient_hash, driver_name, subject, message_id, state, attempts, queued_at,
              form_kind, form_id, sending_no, reference)
           select mail, case when n % 4 = 0 then 'account' else 'form' end, left(md5(n::text), 8) || '@northgate-civils.co.uk', md5(n::text),
              'Łukasz Wójcik', 'Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
              '<' || mail || '@groundsheet.example.com>', case when n % ($1::int / 100) = 0 then 'failed' else 'sent' end, 1,
              now() - n * interval '1 minute', case n % 4 when 0 then null when 1 then 'form-set' else 'timesheet' end, mail, 1,
              case when n % 4 > 0 then 'TS-' || upper(left(md5(n::text), 8)) end
             from (select n, gen_random_uuid() as mail from generate_series(1, $1::int) as n)`,
    questions: {
      'a page': asked({}),
      'a page of one state': asked({ state: 'failed' }),
      'a search for a reference': asked({ search: 'TS-F1C15925' }),
      'a search for an address': asked({ search: 'e0741335' }),
      'a search for what all have': asked({ search: 'northgate' }),
      'a search for what none has': asked({ search: 'harrow groundworks' }),
    },
  };
}

async function suppressions(load) {
  const { suppressionsSql } = await load('libs/modules/deliveries/dist/queries/suppressions-sql.js');
  const asked = (filter) => suppressionsSql({ limit: READ, ...filter });
  return {
    what: 'do not send',
    tables: ['suppressions'],
    fill: `insert into suppressions (id, recipient_hash, address, reason, created_at)
           select gen_random_uuid(), md5(n::text), left(md5(n::text), 8) || '@northgate-civils.co.uk', 'asked', now() - n * interval '1 minute'
             from generate_series(1, $1::int) as n`,
    questions: { 'a page': asked({}), 'a search for an address': asked({ search: 'e0741335' }) },
  };
}

async function overview(load) {
  const { OVERVIEW_PARTS, overviewSql } = await load('libs/forms/dist/overview/overview-sql.js');
  const week = { from: '2026-11-15', to: '2026-11-21' };
  return {
    what: 'overview of a week of 400 forms',
    tables: ['forms'],
    // A driver sends five check sheets and a timesheet a week; every fourth forgets the timesheet.
    fill: `insert into forms (id, reference, kind, status, date, changed_at, driver_id, company_id, company_name, order_number,
                  plant_number, total_hours, standing_time, attention_count)
           select gen_random_uuid(), 'XX-' || lpad(n::text, 8, '0'), case when n % 6 = 0 and n % 4 > 0 then 'timesheet' else 'check-sheet' end,
                  'submitted', date '2026-11-21' - case when n <= 400 then n % 7 else n / 60 + 7 end, now() - n * interval '1 minute',
                  ('00000000-0000-7000-8000-' || lpad((n / 6)::text, 12, '0'))::uuid,
                  ('00000000-0000-7000-8000-' || lpad((n % 40)::text, 12, '0'))::uuid, 'Northgate Civils ' || n % 40, 'P-' || n % 60,
                  'EX-' || n % 500, 42.5, 1.5, n % 3
             from generate_series(1, $1::int) as n`,
    questions: Object.fromEntries(OVERVIEW_PARTS.map((part) => [part, overviewSql(part, week, READ)])),
  };
}
