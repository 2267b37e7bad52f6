import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SIGNATURES } from './form.mjs';

/** As a PDF of a week with two signatures. */
const PDF_BYTES = 68_000;

/** @returns the cookie of somebody who has sent so many timesheets */
export async function aDriverWith({ url, database, dataDir }, forms) {
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
            changed_at, pdf_key, operator_signature, client_signature)
     select uuidv7(), 1, 'TS-' || upper(substr(md5(random()::text), 1, 8)), 'submitted', drivers.id, 'timesheet', '2026-11-21',
            'Northgate Civils Ltd', 'Łukasz Wójcik', 'EX-0417', $1::jsonb, 63, 7, '["hire@northgate-civils.co.uk"]', '[]',
            now(), now() - n * interval '1 minute', 'timesheets/' || gen_random_uuid() || '.pdf', $4, $4
       from generate_series(1, $2::int) as n, drivers where drivers.email = $3
     returning id, pdf_key`,
    [
      JSON.stringify(Object.fromEntries(names.map((name) => [name, day]))),
      forms,
      facts.email,
      await SIGNATURES.app(1),
    ],
  );
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
