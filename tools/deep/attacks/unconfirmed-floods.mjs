import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formsFor, startOwnProduct } from '../../bench/own-product.mjs';
import { anAccount } from '../account.mjs';

export const title =
  'An account that is not confirmed floods mails, uploads and the reader, while a driver works';

/** The defaults: this attack is on a product of its own, because the others' has none. */
const LIMITS = { REQUESTS_PER_MINUTE: '3000', LIMITS: 'usual' };
const FLOODER = '203.0.113.9';
const DRIVER = '198.51.100.7';
/** Of each kind of flood, requests that are under way at a time. */
const AT_ONCE = 4;
/** In milliseconds: how long the driver works, and how long they wait between two forms. */
const LASTS = 20_000;
const EVERY = 800;
/** In milliseconds: what the driver must not wait longer for. */
const ANSWER_WITHIN = 2_000;
const MAIL_WITHIN = 20_000;
const READ_WITHIN = 30_000;
const PATIENCE = 60_000;

export async function attack() {
  const product = await startOwnProduct('npm run test:deep', LIMITS);
  try {
    return await flood(product);
  } finally {
    await product.database.end();
    const gone = once(product.child, 'exit');
    product.child.kill();
    await gone;
  }
}

async function flood(product) {
  // The specs draw the same documents.
  await import('../../dev/source-loader.mjs');
  const { aDocument } = await import('../../testing/documents/index.ts');
  const { aSlowPdf } = await import('../../testing/documents/hostile.ts');
  const { bodyFor } = await formsFor(product);
  const { file: photo } = await aDocument('npors', 'low');
  const driver = { ...(await anAccount(product)), network: DRIVER };
  const hostile = { ...(await anAccount(product)), network: FLOODER };
  await product.database.query('update drivers set confirmed_at = null where email = $1', [hostile.email]);
  // A product that has just been started makes the PDFs of the demo, and loads its models with the first document.
  await work(product, driver, { bodyFor, photo, lasts: 8000 });
  const alone = await work(product, driver, { bodyFor, photo, lasts: LASTS });
  const counts = {};
  const stop = new AbortController();
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(9_000_000)]);
  const floods = {
    mails: () => sendForm(product, hostile, bodyFor(randomUUID()), strangers()),
    confirmations: async () =>
      (await call(product, hostile, 'POST', '/api/drivers/me/confirmation', {})).status,
    uploads: () => bring(product, hostile, large, 'application/pdf'),
    readings: () => bring(product, hostile, aSlowPdf(), 'application/pdf'),
  };
  const flooding = Object.entries(floods).flatMap(([kind, one]) =>
    Array.from({ length: AT_ONCE }, () => repeat(one, (counts[kind] ??= {}), stop.signal)),
  );
  await sleep(1000);
  const flooded = await work(product, driver, { bodyFor, photo, lasts: LASTS });
  stop.abort();
  await Promise.all(flooding);
  const faults = [
    alone.refused > 0 && `${alone.refused} of the driver's forms were refused without any flood`,
    flooded.refused > 0 && `${flooded.refused} of the driver's forms were refused`,
    flooded.worst > ANSWER_WITHIN && `the driver waited ${flooded.worst} ms for an answer`,
    flooded.mail > MAIL_WITHIN && `the driver's slowest mail took ${flooded.mail} ms`,
    flooded.read > READ_WITHIN && `the driver's photo was read after ${flooded.read} ms`,
    ...Object.entries(counts).map(
      ([kind, { refused = 0 }]) => refused === 0 && `no limit stopped the ${kind}`,
    ),
  ].filter(Boolean);
  const sent = Object.entries(counts).map(
    ([kind, { taken = 0, refused = 0 }]) => `${kind} ${taken} taken, ${refused} refused`,
  );
  return { faults, figure: `alone ${told(alone)}; in the flood ${told(flooded)}; ${sent.join(', ')}` };
}

const told = ({ forms, median, worst, mail, read }) =>
  `${forms} forms answered in ${median} ms (slowest ${worst}), slowest mail ${mail} ms, photo read after ${read} ms`;
const strangers = () => Array.from({ length: 5 }, () => `${randomUUID()}@civils.co.uk`);

/** What the driver does in an ordinary hour, and how long each of it takes. */
async function work(product, driver, { bodyFor, photo, lasts }) {
  const times = [];
  const mails = [];
  let refused = 0;
  const reading = readAfter(product, driver, photo);
  for (const end = performance.now() + lasts; performance.now() < end; await sleep(EVERY)) {
    const recipient = `${randomUUID()}@harrow.co.uk`;
    const begun = performance.now();
    const status = await sendForm(product, driver, bodyFor(randomUUID()), [recipient]);
    times.push(performance.now() - begun);
    if (status >= 300) refused += 1;
    else mails.push(mailedAfter(product, recipient));
  }
  times.sort((one, other) => one - other);
  return {
    forms: times.length,
    refused,
    median: Math.round(times[Math.floor(times.length / 2)]),
    worst: Math.round(times.at(-1)),
    mail: Math.round(Math.max(0, ...(await Promise.all(mails)))),
    read: Math.round(await reading),
  };
}

async function repeat(one, counts, signal) {
  while (!signal.aborted) {
    const status = await one().catch(() => 0);
    const kind = status >= 200 && status < 300 ? 'taken' : 'refused';
    counts[kind] = (counts[kind] ?? 0) + 1;
    // One who floods does not wait for long.
    if (kind === 'refused') await sleep(50);
  }
}

async function call({ url }, { cookie, network }, method, path, body, type = 'application/json') {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': type, Origin: url, Cookie: cookie, 'X-Forwarded-For': network },
    body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, answer: response.status === 200 && text ? JSON.parse(text) : null };
}

async function sendForm(product, account, text, submissionEmails) {
  const body = JSON.parse(text);
  // There is one timesheet for a machine and week.
  const machine = randomUUID().slice(0, 8);
  Object.assign(body.timesheetData, { submissionEmails, plantNumber: machine, machineNumber: machine });
  return (await call(product, account, 'POST', '/api/timesheets/one-step-completion', body)).status;
}

/** Puts a file into the vault; the status of the first refusal, or of the last call. */
async function bring(product, account, file, mimeType, onId = () => {}) {
  const facts = { category: 'other', fileName: 'scan', fileSize: file.length, mimeType };
  const begun = await call(product, account, 'POST', '/api/documents/upload', facts);
  if (begun.status >= 300) return begun.status;
  const { documentId, uploadURL } = begun.answer;
  const { status } = await call(product, account, 'PUT', uploadURL, file, mimeType);
  if (status >= 300) return status;
  onId(documentId);
  return (await call(product, account, 'POST', `/api/documents/${documentId}/complete`, {})).status;
}

async function readAfter(product, account, photo) {
  let id;
  await bring(product, account, photo, 'image/jpeg', (given) => (id = given));
  return until(product, `select 1 from documents where id = $1 and status = 'completed'`, id);
}

const mailedAfter = (product, recipient) =>
  until(product, `select 1 from emails where recipient = $1 and state = 'kept locally'`, recipient);

/** The client of the database takes one query after the other. */
let queries = Promise.resolve();

/** After how many milliseconds there is such a row; infinitely many where there is none in time. */
async function until({ database }, query, value) {
  const begun = performance.now();
  while (performance.now() - begun < PATIENCE) {
    const asking = queries.then(() => database.query(query, [value]));
    queries = asking;
    const { rows } = await asking;
    if (rows.length > 0) return performance.now() - begun;
    await sleep(100);
  }
  return Infinity;
}
