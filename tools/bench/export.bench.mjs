import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { line } from './figures.mjs';
import { scribble } from './form.mjs';

const MEGABYTE = 1024 * 1024;
/** Forms of each driver. The few are asked for as often as it takes for the same forms in all: the same garbage. */
const SIZES = { few: 20, many: 1000 };
const FILES = {
  ZIP: '/api/history/export.zip',
  CSV: '/api/history/export.csv',
  JSON: '/api/drivers/me/data',
};
/** As a PDF of a week with two signatures. */
const PDF_BYTES = 68_000;
/** So much is taken, then nothing for a moment: what is made ahead of it has to be kept somewhere. */
const TAKEN_AT_ONCE = MEGABYTE;
const MOMENT = 15;
const SAMPLE_EVERY = 10;
const TARGET = 'target at most 1.20';

/**
 * Memory of the serving process while a driver downloads all of their forms, 20 and 1,000 of them.
 * @param product see `benchSubmissions`
 */
export async function benchExport(product) {
  const cookies = {};
  for (const [name, forms] of Object.entries(SIZES)) cookies[name] = await aDriverWith(product, forms);
  for (const [file, path] of Object.entries(FILES)) {
    const address = product.url + path;
    // What is loaded and compiled with the first ones is no matter of size.
    for (let round = 0; round < 5; round += 1) await take(address, cookies.few);
    const few = await peakWhile(product, async () => {
      for (let round = 0; round < SIZES.many / SIZES.few; round += 1) await take(address, cookies.few);
    });
    let bytes = 0;
    const many = await peakWhile(product, async () => {
      bytes = await take(address, cookies.many);
    });
    const size = `${(bytes / MEGABYTE).toFixed(1)} MB`;
    line(`${file} of ${SIZES.few} forms, memory`, `${told(few)}, ${SIZES.many / SIZES.few} times`);
    line(`${file} of ${SIZES.many} forms, memory`, `${told(many)}, a file of ${size}`);
    line(`${file}, ratio of peaks`, (many.peak / few.peak).toFixed(2), TARGET);
  }
}

const told = ({ before, peak }) => `${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`;

/** @returns the cookie of somebody who has sent so many timesheets */
async function aDriverWith({ url, database, dataDir }, forms) {
  const facts = {
    fullName: 'Łukasz Wójcik',
    email: `${randomUUID()}@hill-plant.co.uk`,
    password: randomUUID(),
  };
  const answer = await fetch(`${url}/api/drivers/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(facts),
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  const day = { start: '07:00', finish: '16:30', breakMinutes: 30, netHours: 9, working: 8, standing: 1 };
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const { rows } = await database.query(
    `insert into forms (id, version, reference, status, driver_id, kind, date, company_name, driver_signed_name,
            plant_number, days, total_hours, standing_time, submission_emails, submission_whats_apps, submitted_at,
            changed_at, pdf_key)
     select uuidv7(), 1, 'TS-' || upper(substr(md5(random()::text), 1, 8)), 'submitted', drivers.id, 'timesheet', '2026-11-21',
            'Northgate Civils Ltd', 'Łukasz Wójcik', 'EX-0417', $1::jsonb, 63, 7, '["hire@northgate-civils.co.uk"]', '[]',
            now(), now() - n * interval '1 minute', 'timesheets/' || gen_random_uuid() || '.pdf'
       from generate_series(1, $2::int) as n, drivers where drivers.email = $3
     returning id, pdf_key`,
    [JSON.stringify(Object.fromEntries(names.map((name) => [name, day]))), forms, facts.email],
  );
  for (const by of ['operator', 'client']) {
    await database.query(
      'insert into form_signatures (form_id, by, image) select id, $2, $3 from unnest($1::uuid[]) as id',
      [rows.map(({ id }) => id), by, await scribble(1)],
    );
  }
  for (const { pdf_key: key } of rows) storePdf(dataDir, key);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

/** Where the folder of the objects has it. */
function storePdf(dataDir, key) {
  const [kind, name] = key.split('/');
  const folder = join(dataDir, 'objects', kind, name.slice(34, 36));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), randomBytes(PDF_BYTES));
}

/** Takes a file as somebody on a slow line does. @returns its bytes */
async function take(address, cookie) {
  const answer = await new Promise((resolve, reject) => {
    get(address, { headers: { cookie } }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
  let bytes = 0;
  let untilRest = TAKEN_AT_ONCE;
  for await (const chunk of answer) {
    bytes += chunk.length;
    untilRest -= chunk.length;
    if (untilRest > 0) continue;
    untilRest = TAKEN_AT_ONCE;
    await sleep(MOMENT);
  }
  if (!answer.complete) throw new Error(`${address} broke off`);
  return bytes;
}

/** @returns megabytes of the serving process: before the work, and at most while it goes on */
async function peakWhile({ child }, work) {
  await sleep(500);
  const before = residentOf(child.pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentOf(child.pid));
  }, SAMPLE_EVERY);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return { before, peak };
}

function residentOf(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}
