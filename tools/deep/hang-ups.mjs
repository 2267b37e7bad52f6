import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ms, percentile } from '../bench/figures.mjs';
import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';
import { formsFor, startOwnProduct } from '../bench/own-product.mjs';

/**
 * Clients that hang up: in the middle of a photo or a form, at random bytes, one by one and 32 at once. Afterwards the
 * process must live, no connection be left in a transaction, no half file lie about, and the next requests take at
 * most twice as long as before. Prints a line per case; part of `npm run test:deep`, loopback only.
 */
const ONE_BY_ONE = 1000;
const AT_ONCE = 32;
const TIMES = 100;
/** Requests that are timed before and after. */
const TIMED = 200;
/** One hanging up in so many has sent everything and does not wait for the answer. */
const WHOLE_EVERY = 4;
const SETTLED_WITHIN = 10_000;

await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const product = await startOwnProduct('npm run test:deep');
  const results = [];
  for (const [name, kind] of Object.entries({ photo: await photos(product), form: await forms(product) })) {
    await timed(kind);
    results.push(
      await prove(`${ONE_BY_ONE} clients hang up while they send a ${name}`, product, kind, async () => {
        for (let n = 0; n < ONE_BY_ONE; n += 1) await hangUpTogether(product, [await kind.request()]);
      }),
      await prove(
        `${AT_ONCE} at once, ${TIMES} times, while they send a ${name}`,
        product,
        kind,
        async () => {
          for (let n = 0; n < TIMES; n += 1) {
            const requests = Array.from({ length: AT_ONCE }, () => kind.request());
            await hangUpTogether(product, await Promise.all(requests));
          }
        },
      ),
    );
  }
  await product.database.end();
  await end(results.every(Boolean) ? 0 : 1);
});

/** A kind of request: `request()` as bytes for a socket, `send()` whole and answered. */
async function photos({ url }) {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width: 900, height: 700, channels: 3, background: '#888888', noise };
  const photo = await sharp({ create }).jpeg().toBuffer();
  const headers = { Origin: url, 'Content-Type': 'image/jpeg' };
  const address = async () => {
    const answer = await fetch(`${url}/api/objects/upload`, { method: 'POST', headers: { Origin: url } });
    return (await answer.json()).uploadURL;
  };
  return {
    request: async () => bytesOf('PUT', await address(), url, photo),
    send: async () => answered(await fetch(url + (await address()), { method: 'PUT', headers, body: photo })),
  };
}

async function forms(product) {
  const { v7: uuidv7 } = await import('uuid');
  const { url } = product;
  const { bodyFor } = await formsFor(product);
  const path = '/api/timesheets/one-step-completion';
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  return {
    request: () => bytesOf('POST', path, url, Buffer.from(bodyFor(uuidv7())), 'application/json'),
    send: async () => answered(await fetch(url + path, { method: 'POST', headers, body: bodyFor(uuidv7()) })),
  };
}

async function answered(answer) {
  if (answer.status !== 200) throw new Error(`A whole request was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
}

function bytesOf(method, path, url, body, type = 'image/jpeg') {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Sends each request up to a random byte, and drops all connections in the same moment. */
async function hangUpTogether({ url }, requests) {
  const sockets = requests.map((bytes) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    const isWhole = Math.random() * WHOLE_EVERY < 1;
    socket.write(isWhole ? bytes : bytes.subarray(0, Math.floor(Math.random() * bytes.length)));
    return socket;
  });
  await sleep(Math.random() * 15);
  for (const socket of sockets) socket.resetAndDestroy();
}

/** @returns whether everything is as it should be after `torment` */
async function prove(title, product, kind, torment) {
  const normal = await timed(kind);
  await torment();
  const faults = [];
  const next = await timed(kind);
  if (next.failed) faults.push(`the next requests fail: ${next.failed}`);
  if (product.child.exitCode !== null || product.child.signalCode !== null) faults.push('the process died');
  faults.push(...(await leftBehind(product)));
  // What was accepted from those who hung up is still worked on: once more in the quiet.
  await jobsDone(product);
  const quiet = await timed(kind);
  const p99 = Math.min(next.p99, quiet.p99);
  if (p99 > 2 * normal.p99) faults.push('the next requests take more than twice as long');
  const times = `p99 ${ms(normal.p99)} before, ${ms(next.p99)} at once, ${ms(quiet.p99)} in the quiet`;
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${title}: ${[...faults, times].join('; ')}`);
  return faults.length === 0;
}

async function timed({ send }) {
  const times = [];
  try {
    for (let n = 0; n < TIMED; n += 1) {
      const begun = performance.now();
      await send();
      times.push(performance.now() - begun);
    }
  } catch (error) {
    return { p99: Infinity, failed: error.message };
  }
  return { p99: percentile(times, 0.99) };
}

/** What must be gone a moment later, as sentences. */
async function leftBehind(product) {
  let faults = [];
  for (const until = Date.now() + SETTLED_WITHIN; Date.now() < until; await sleep(200)) {
    faults = await faultsNow(product);
    if (faults.length === 0) return [];
  }
  return faults;
}

async function faultsNow({ database, dataDir }) {
  const { rows } = await database.query(
    `select (select count(*)::int from pg_stat_activity
              where datname = current_database() and state like 'idle in transaction%') as open,
            (select count(*)::int from uploads where state = 'storing') as storing,
            (select count(*)::int from uploads where state = 'stored') as stored`,
  );
  const [{ open, storing, stored }] = rows;
  const files = readdirSync(dataDir, { recursive: true }).map(String);
  const parts = files.filter((name) => name.endsWith('.part')).length;
  const objects = files.filter((name) => /objects\/uploads\/.*[0-9a-f-]{36}$/.test(name)).length;
  return [
    open > 0 && `${open} connections are left in a transaction`,
    storing > 0 && `${storing} uploads are left half stored`,
    parts > 0 && `${parts} half files are left`,
    objects !== stored && `there are ${objects} objects for ${stored} stored uploads`,
  ].filter(Boolean);
}

/** Waits until the PDFs and mails of the forms are done; bounded, since a queue that stands still is a fault too. */
async function jobsDone({ database }) {
  for (const until = Date.now() + 300_000; Date.now() < until; await sleep(500)) {
    const { rows } = await database.query('select count(*)::int as waiting from graphile_worker.jobs');
    if (rows[0].waiting === 0) return;
  }
  throw new Error('The jobs are not done after five minutes.');
}
