import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { send } from './hand-over.bench.mjs';
import { jobsDone } from './submissions.bench.mjs';

const A_SECOND = 20;
const SECONDS = 5;
/** Rounds of each, in turns: what the machine does meanwhile falls on both. */
const ROUNDS = 8;
/** The dearest ones: on photographs, of the most text. */
const DOCUMENTS = ['tilted', 'dark'].flatMap((condition) =>
  ['first aid', 'insurance', 'passport'].map((kind) => ({ kind, condition })),
);
const WAITING = 'select count(*)::int as waiting from graphile_worker.jobs where task_identifier = $1';
/** Those that have been read least often. */
const AGAIN = `with again as (
    update documents set status = 'processing'
     where id in (select id from documents where file_name = 'scan' order by version limit 2)
    returning id, owner_id)
  select graphile_worker.add_job($1, json_build_object('id', id, 'ownerId', owner_id)) from again`;
const JOB = 'ReadDocumentWhenUploaded';

/**
 * How long a form takes at a steady rate, with and without documents being read meanwhile. Forms come when they are due,
 * whether the one before has been answered or not.
 * @param product see `benchSubmissions`
 * @param sources the loader that the specs draw their documents with
 */
export async function benchSubmissionsWhileReading(product, { bodyFor }, sources) {
  await import(sources);
  const { aDocument } = await import('../testing/documents/index.ts');
  const files = await Promise.all(DOCUMENTS.map(({ kind, condition }) => aDocument(kind, condition)));
  await fillVault(product, files);
  await jobsDone(product);
  await steadily(product, bodyFor);
  await jobsDone(product);
  const times = { idle: [], reading: [] };
  let read = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    times.idle.push(...(await steadily(product, bodyFor)));
    await jobsDone(product);
    const reading = keepReading(product);
    times.reading.push(...(await steadily(product, bodyFor)));
    read += await reading.stop();
    await jobsDone(product);
  }
  const [idle, busy] = [times.idle, times.reading].map((each) => percentile(each, 0.99));
  for (const [name, each] of Object.entries(times)) {
    const spread = `p50 ${ms(percentile(each, 0.5))}, p99 ${ms(percentile(each, 0.99))}`;
    line(`submissions at ${A_SECOND}/s, ${name === 'idle' ? name : `${read} documents read`}`, spread);
  }
  line('  p99 while reading, of idle', (busy / idle).toFixed(2), 'target at most 2.00');
}

/** @returns how long each answer took from when its form was due, in milliseconds */
function steadily({ url }, bodyFor) {
  const begun = performance.now();
  const forms = Array.from({ length: A_SECOND * SECONDS }, async (_, at) => {
    const due = begun + (at * 1000) / A_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    return (await send(url, bodyFor(uuidv7()))) - due;
  });
  return Promise.all(forms);
}

async function fillVault({ url }, files) {
  const account = { email: 'reader@hill-plant.co.uk', fullName: 'Dan Lee', password: 'one two dumper seven' };
  const call = async (method, path, body, headers) => {
    const answer = await fetch(url + path, { method, body, headers: { Origin: url, ...headers } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const json = { 'Content-Type': 'application/json' };
  const registered = await call('POST', '/api/drivers/register', JSON.stringify(account), json);
  const cookie = { Cookie: registered.headers.getSetCookie()[0].split(';')[0] };
  for (const { file, mimeType } of files) {
    const facts = { category: 'other', fileName: 'scan', fileSize: file.length, mimeType };
    const asked = await call('POST', '/api/documents/upload', JSON.stringify(facts), { ...json, ...cookie });
    const { documentId, uploadURL } = await asked.json();
    await call('PUT', uploadURL, file, cookie);
    await call('POST', `/api/documents/${documentId}/complete`, undefined, cookie);
  }
}

/** Has the documents read over and over: there is always one waiting. */
function keepReading({ database }) {
  let isWanted = true;
  const countWaiting = async () => (await database.query(WAITING, [JOB])).rows[0].waiting;
  const again = async () => {
    let begun = 0;
    while (isWanted) {
      if ((await countWaiting()) < 2) begun += (await database.query(AGAIN, [JOB])).rowCount;
      await sleep(200);
    }
    return begun - (await countWaiting());
  };
  const read = again();
  const stop = () => {
    isWanted = false;
    return read;
  };
  return { stop };
}
