import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { line, ms, percentile } from './figures.mjs';
import { numbered } from './numbered.mjs';

/** Drivers and forms of each; half are timesheets. The schemas are copies of the product's empty tables. */
const SIZES = { few: { drivers: 10 }, many: { drivers: 1000 } };
const FORMS_OF_EACH = 100;
/** A page of 20, and one more that tells whether there is another. */
const READ = 21;
const ROUNDS = 5;
/** One page is too quick to be timed by itself. */
const PAGES_OF_A_ROUND = 50;
const MAILS = `select distinct on (form_id, recipient) form_id, recipient, state, sending_no, queued_at, sent_at
  from emails where form_id = any($1::uuid[]) order by form_id, recipient, sending_no desc`;
const TARGET = 'target at most 1.50';

/**
 * The first page of a driver's history among 100,000 forms of 1,000 drivers and among 1,000 forms of 10: pages that
 * are read, and how long it takes, in turns.
 * @param product see `benchSubmissions`
 */
export async function benchHistory({ database, folder }) {
  const { ownFormsSql } = await import(
    pathToFileURL(join(folder, 'libs/forms/dist/queries/own-forms-sql.js'))
  );
  for (const [schema, { drivers }] of Object.entries(SIZES)) await fill(database, schema, drivers);
  const driverId = driverNo(7);
  const select = numbered(ownFormsSql({ driverId, limit: READ }));
  const pages = { few: 0, many: 0 };
  const times = { few: [], many: [] };
  for (const schema of Object.keys(SIZES)) pages[schema] = await pagesRead(database, schema, select);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const schema of Object.keys(SIZES)) times[schema].push(await timed(database, schema, select));
  }
  const [few, many] = ['few', 'many'].map((schema) => percentile(times[schema], 0.5));
  line('history, first page of 1,000 forms', `${pages.few} pages read, median ${ms(few)}`);
  line('history, first page of 100,000 forms', `${pages.many} pages read, median ${ms(many)}`);
  line('history, ratio of pages read', (pages.many / pages.few).toFixed(2), TARGET);
  line('history, ratio of times', (many / few).toFixed(2), TARGET);
  await database.query('drop schema few cascade; drop schema many cascade; set search_path to public');
}

/** Forms of all drivers lie mixed, as they come in; each has a mail. */
async function fill(database, schema, drivers) {
  const forms = (drivers * FORMS_OF_EACH) / 2;
  await database.query(`create schema ${schema}`);
  for (const table of ['forms', 'emails']) {
    await database.query(`create table ${schema}.${table} (like public.${table} including all)`);
  }
  await database.query(`set search_path to ${schema}, public`);
  const day = { start: '07:00', finish: '16:30', breakMinutes: 30, netHours: 9, working: 8, standing: 1 };
  const days = JSON.stringify(
    Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((name) => [name, day])),
  );
  const answers = JSON.stringify(
    Object.fromEntries(Array.from({ length: 42 }, (_, n) => [`defectItemNo${n}`, true])),
  );
  await database.query(
    `insert into forms (kind, date, days, total_hours, standing_time, ${HEAD})
     select 'timesheet', date '2026-11-21' - 7 * (n / ${drivers}), $1::jsonb, 45, 5, ${head('TS', drivers)}
       from generate_series(1, ${forms}) as n`,
    [days],
  );
  await database.query(
    `insert into forms (kind, date, answers, attention_count, selected_vehicle, photos, ${HEAD})
     select 'check-sheet', date '2026-11-21' - n / ${drivers}, $1::jsonb, 0, 'excavator', '[]', ${head('CS', drivers)}
       from generate_series(1, ${forms}) as n`,
    [answers],
  );
  await database.query(
    `insert into emails (id, about, recipient, recipient_hash, driver_name, message_id, state, attempts, queued_at, sent_at,
            form_kind, form_id, sending_no, reference, company_name, form_date, submitted_at, object_key, byte_size,
            file_name, link_version, link_date)
     select mail, 'form', 'hire@northgate-civils.co.uk', repeat('0', 64), driver_signed_name,
            '<' || mail || '@groundsheet.example.com>', 'sent', 1, changed_at, changed_at,
            kind, id, 1, reference, company_name, changed_at, submitted_at, kind || 's/' || id || '.pdf', 68000,
            kind || '-2026-11-21-' || reference || '.pdf', 1, changed_at
       from (select *, gen_random_uuid() as mail from forms) as form`,
  );
  for (const table of ['forms', 'emails']) await database.query(`vacuum analyze ${table}`);
}

const HEAD = `id, version, reference, status, driver_id, company_id, company_name, driver_signed_name, site_location,
  plant_number, submission_emails, submission_whats_apps, submitted_at, changed_at`;

function head(prefix, drivers) {
  return `uuidv7(n * interval '-1 minute'), 1, '${prefix}-' || lpad(n::text, 8, '0'), 'submitted',
    ('00000000-0000-7000-8000-' || lpad((n % ${drivers})::text, 12, '0'))::uuid, gen_random_uuid(), 'Northgate Civils Ltd',
    'Łukasz Wójcik', 'Wharf Road', 'EX-0417', '["hire@northgate-civils.co.uk"]', '[]',
    now() - n * interval '1 minute', now() - n * interval '1 minute'`;
}

function driverNo(number) {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/**
 * What the product asks the database for: the forms, then the mails of what is shown.
 * @param ask gets each statement, and returns its rows
 */
async function firstPage({ text, values }, ask) {
  const rows = await ask(text, values);
  await ask(MAILS, [rows.slice(0, READ - 1).map(({ id }) => id)]);
}

async function pagesRead(database, schema, select) {
  await database.query(`set search_path to ${schema}, public`);
  let pages = 0;
  await firstPage(select, async (text, values) => {
    const explained = await database.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { Plan } = explained.rows[0]['QUERY PLAN'][0];
    pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    return (await database.query(text, values)).rows;
  });
  return pages;
}

/** @returns milliseconds of one page, from many */
async function timed(database, schema, select) {
  await database.query(`set search_path to ${schema}, public`);
  const ask = async (text, values) => (await database.query(text, values)).rows;
  const begun = performance.now();
  for (let page = 0; page < PAGES_OF_A_ROUND; page += 1) await firstPage(select, ask);
  return (performance.now() - begun) / PAGES_OF_A_ROUND;
}
