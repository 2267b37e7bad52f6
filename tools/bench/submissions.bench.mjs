import autocannon from 'autocannon';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { headersFor } from './form.mjs';

const CLIENTS = [1, 8, 32];
/** Rounds of each, in turns: what the machine does meanwhile falls on both. */
const ROUNDS = 2;
const SECONDS = 4;
/** In parts of what the bare server does. */
const TARGETS = { bare: 'target 0.05', 'one statement': 'target 0.30' };

/**
 * Submissions per second and how long each takes, for a process that only serves and for a bare server with the same rows,
 * in a transaction and in one statement. What is sent is never drawn: `burst` tells what PDFs and mails cost beside it.
 * @param product `{ url, databaseUrl, database, child, startAnother }`: where it serves, its database's address and a client of
 *   it, its process, and what starts another one; it sleeps meanwhile
 */
export async function benchSubmissions(product, { bodyFor, signatureBytes }) {
  const { rows } = await product.database.query('show fsync');
  if (rows[0].fsync !== 'on') throw new Error('fsync is off: these figures would mean nothing.');
  const script = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const { startChild } = await import('../start/processes.mjs');
  const child = startChild(process.execPath, [script, product.databaseUrl], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const web = await product.startAnother({ PROCESS: 'web' });
  product.child.kill('SIGSTOP');
  try {
    const [{ port }] = await once(child, 'message');
    const servers = {
      bare: { url: `http://127.0.0.1:${port}/` },
      'one statement': { url: `http://127.0.0.1:${port}/one-statement` },
      product: { url: `${web.url}/api/timesheets/one-step-completion` },
    };
    line('two signatures, each', `${(signatureBytes / 1024).toFixed(1)} KB`);
    for (const server of Object.values(servers)) await shoot(server, bodyFor, { clients: 8, seconds: 2 });
    for (const clients of CLIENTS) await compare(servers, bodyFor, clients);
  } finally {
    child.disconnect();
    await product.database.query('truncate graphile_worker._private_jobs');
    product.child.kill('SIGCONT');
  }
}

async function compare(servers, bodyFor, clients) {
  const all = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      all[name].push(...(await shoot(server, bodyFor, { clients, seconds: SECONDS })));
    }
  }
  const rate = ({ length }) => length / (ROUNDS * SECONDS);
  for (const [name, times] of Object.entries(all)) {
    const spread = `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;
    line(`submissions, ${clients} clients, ${name}`, `${rate(times).toFixed(0)}/s, ${spread}`);
  }
  for (const [name, target] of Object.entries(TARGETS)) {
    line(
      `submissions, ${clients} clients, to ${name}`,
      (rate(all.product) / rate(all[name])).toFixed(3),
      target,
    );
  }
}

/**
 * One round at one server, and its rest afterwards.
 * @returns how long each answer took, in milliseconds
 * @throws when anything but 200 came back
 */
export async function shoot({ url, settle }, bodyFor, { clients, seconds }) {
  const times = [];
  const wrong = new Map();
  const setupRequest = (request) => {
    const id = uuidv7();
    return { ...request, body: bodyFor(id), headers: { ...request.headers, ...headersFor(id) } };
  };
  const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin };
  const run = autocannon({
    url,
    connections: clients,
    duration: seconds,
    requests: [{ method: 'POST', headers, setupRequest }],
  });
  run.on('response', (_client, status, _bytes, time) => {
    if (status === 200) times.push(time);
    else wrong.set(status, (wrong.get(status) ?? 0) + 1);
  });
  const { errors } = await run;
  if (wrong.size > 0 || errors > 0)
    throw new Error(`${url}: answers ${JSON.stringify([...wrong])}, ${errors} broken.`);
  await settle?.();
  return times;
}

/** The PDFs and mails of one round are not to slow down the next: waits until the queue is empty. */
export async function jobsDone({ database }) {
  for (;;) {
    const { rows } = await database.query(
      'select count(*)::int as waiting, max(attempts) as attempts from graphile_worker.jobs',
    );
    if (rows[0].waiting === 0) return;
    if (rows[0].attempts > 1) throw new Error('A job fails; see the log of the product.');
    await sleep(100);
  }
}
