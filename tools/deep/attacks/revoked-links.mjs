import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { formsFor } from '../../bench/own-product.mjs';
import { anAccount } from '../account.mjs';
import { aNetwork } from '../network.mjs';

export const title = 'A recipient whose link was revoked tries every way to open the form';

const COMPLETION = '/api/timesheets/one-step-completion';
const ADDED_BY_SERVER = new Set([
  ...['kind', 'reference', 'customerName', 'submittedAt', 'changedAt'],
  ...['corrects', 'supersededBy', 'readAs'],
]);

export async function attack(product) {
  const { bodyFor } = await formsFor(product);
  const id = randomUUID();
  const guest = aStranger(product);
  await expectStatus(await guest('POST', COMPLETION, JSON.parse(bodyFor(id))), 200);
  const key = await mailedKey(product, id);
  const form = await (await guest('GET', `/api/forms/${id}?key=${key}`)).json();
  const cookie = cookieOf(await guest('POST', '/api/form-links', { formId: id, key }));
  const supervisor = await somebody(product, { role: 'supervisor' });
  await expectStatus(await supervisor('POST', `/api/forms/${id}/revoke-links`), 204);

  const faults = [];
  const tries = await waysIn(product, { id, key, form, cookie });
  for (const { way, response } of tries) {
    const { details } = await response.json().catch(() => ({}));
    if (response.status < 400) faults.push(`${way} was answered ${response.status}`);
    if (details?.key) faults.push(`${way} brought a key`);
  }
  return { faults, figure: `${tries.length} ways tried` };
}

/** Every way we can think of, each with its response. */
async function waysIn(product, { id, key, form, cookie }) {
  const { supervisorRating, supervisorNotes, ...rest } = form;
  const body = { timesheetData: writable(rest, id), supervisorRating, supervisorNotes };
  const namesake = await somebody(product, { fullName: form.driverSignedName });
  const [date, recipient, version, signature] = key.split('.');
  const keys = [
    key,
    [date, recipient, Number(version) + 1, signature].join('.'),
    [Number(date) + 10_000, recipient, version, signature].join('.'),
  ];
  const stranger = aStranger(product);
  const ways = [
    ...keys.flatMap((each) => [
      ['opening the link', () => stranger('POST', '/api/form-links', { formId: id, key: each })],
      ['reading with the key', () => stranger('GET', `/api/forms/${id}?key=${each}`)],
      ['the PDF with the key', () => stranger('GET', `/api/forms/${id}/pdf?key=${each}`)],
    ]),
    ['reading with the cookie', () => stranger('GET', `/api/forms/${id}`, undefined, cookie)],
    ['the PDF with the cookie', () => stranger('GET', `/api/forms/${id}/pdf`, undefined, cookie)],
    ['sending it again', () => stranger('POST', COMPLETION, body)],
    ['sending it again with the cookie', () => stranger('POST', COMPLETION, body, cookie)],
    ['sending it again with an account', () => namesake('POST', COMPLETION, body)],
    ['saving it as a draft', () => namesake('POST', '/api/timesheets', body.timesheetData)],
    ['mailing it to oneself', () => namesake('POST', `/api/forms/${id}/send-again`)],
    ['correcting it', () => namesake('POST', `/api/forms/${id}/correct`)],
    ['claiming it with the key', () => namesake('POST', `/api/forms/${id}/claim`, { token: key })],
    ['claiming it', () => namesake('POST', `/api/forms/${id}/claim`, { token: signature })],
  ];
  const tries = [];
  for (const [way, attempt] of ways) tries.push({ way, response: await attempt() });
  return tries;
}

/** Of what was read, what a form that is sent may hold. */
function writable(form, id) {
  const fields = Object.entries(form).filter(([name]) => !ADDED_BY_SERVER.has(name));
  return { ...Object.fromEntries(fields), id, submissionEmails: ['me@northgate-civils.co.uk'] };
}

/** A caller with nothing but what they bring. */
function aStranger({ url }, own = '') {
  const headers = { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': aNetwork() };
  return (method, path, body, cookie = own) =>
    fetch(url + path, {
      method,
      headers: { ...headers, Cookie: cookie },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
}

async function somebody(product, { fullName = 'Jo Kerr', role = 'driver' }) {
  const { email, cookie } = await anAccount(product);
  const become = 'update drivers set full_name = $2, role = $3 where email = $1';
  await product.database.query(become, [email, fullName, role]);
  return aStranger(product, cookie);
}

function cookieOf(response) {
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
}

async function mailedKey({ dataDir }, id) {
  const folder = join(dataDir, 'mail');
  for (let time = 0; time < 150; time += 1) {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const written = names.filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      written.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    );
    for (const { text } of mails) {
      const [, key] = new RegExp(`/completed-form/${id}\\?key=(\\S+)`).exec(text ?? '') ?? [];
      if (key) return key;
    }
    await sleep(200);
  }
  throw new Error('The form was not mailed.');
}

async function expectStatus(response, status) {
  if (response.status !== status) throw new Error(`${response.url}: ${response.status}`);
}
