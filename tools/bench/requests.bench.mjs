import autocannon from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { aDriverWith } from './a-driver.mjs';
import { line, ms, percentile } from './figures.mjs';
import { headersFor, manyForms } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { memoryOf, mostMemoryOf, processorOf, processorOfDatabase } from './processor.mjs';
import { jobsDone } from './submissions.bench.mjs';

const CLIENTS = 8;
const SECONDS = 5;
/** The server closes a connection after a thousand, which the clients do not heed by themselves. */
const OF_CONNECTION = 1000;
const ROUNDS = 2;
const SEND = '/api/timesheets/one-step-completion';
const LIST = '/api/history?limit=20';
const SIZES = [1000, 100_000];
const MEMORY = 'target 300 MB';
/** V8 gives memory back once it has had little to do for a while. */
const QUIET_SECONDS = 120;

/**
 * What a request costs the process that serves it, and the database: sending a form, without what follows and with it,
 * reading one, and a list of 20. Of each also how many there are a second with eight clients.
 * @param product see `benchSubmissions`; it sleeps while a process that only serves is measured
 */
export async function benchRequests(product) {
  const customer = await aCustomer(product);
  const database = await processorOfDatabase(product.database);
  const web = { ...(await product.startAnother({ PROCESS: 'web' })), database };
  product.child.kill('SIGSTOP');
  try {
    await measure(web, 'sending', await sending(customer, 'app'), { process: 5, database: 2 });
    await measure(web, 'sending, other signatures', await sending(customer, 'canvas'));
    for (const forms of SIZES)
      await readings(web, await among({ ...product, url: web.url }, forms), forms.toLocaleString('en-GB'));
    tellMemory('a process that serves', web);
  } finally {
    product.child.kill('SIGCONT');
  }
  const settle = () => jobsDone(product);
  await settle();
  await measure(
    { ...product, database, settle },
    'sending, with PDF and mail',
    await sending(customer, 'app'),
    {
      process: 16,
    },
  );
  tellMemory('one with PDFs and mails', product);
  await sleep(QUIET_SECONDS * 1000);
  tellMemory(`a process that serves, after ${QUIET_SECONDS} quiet seconds`, web);
  tellMemory(`one with PDFs and mails, after ${QUIET_SECONDS} quiet seconds`, product);
}

function tellMemory(whose, { child: { pid } }) {
  line(
    `memory of ${whose}`,
    `${memoryOf(pid).toFixed(0)} MB, at most ${mostMemoryOf(pid).toFixed(0)}`,
    MEMORY,
  );
}

/** Fills the table of forms. @returns somebody who has sent 40 of them */
async function among(product, forms) {
  await product.database.query(
    `insert into forms (id, version, reference, status, driver_id, kind, date, changed_at, submitted_at)
     select uuidv7(), 1, 'X' || length($1::text) || '-' || lpad(n::text, 8, '0'), 'submitted', gen_random_uuid(), 'timesheet', '2026-11-21', now(), now()
       from generate_series(1, $1::int) as n`,
    [forms],
  );
  const cookie = await aDriverWith(product, 40);
  await product.database.query('vacuum analyze forms');
  const page = await fetch(`${product.url}${LIST}`, { headers: { cookie } });
  return { cookie, id: (await page.json())[0].id };
}

async function readings(web, { cookie, id }, forms) {
  await measure(web, `one form of ${forms}`, asking(`/api/timesheets/${id}`, cookie), { process: 0.9 });
  await measure(web, `20 of ${forms} forms`, asking(LIST, cookie), { process: 0.8 });
}

/** The second round counts; in the first one code is compiled. */
async function measure({ url, child, database, settle }, what, request, targets = {}) {
  let told;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = { process: processorOf(child.pid), database: database() };
    const times = await shoot(url, request);
    await settle?.();
    const cost = (now, of) => (now - before[of]) / times.length;
    told = {
      ...{ process: cost(processorOf(child.pid), 'process'), database: cost(database(), 'database') },
      ...{ rate: times.length / SECONDS, p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
    };
  }
  line(`${what}, processor`, ms(told.process), targets.process && `target ${targets.process} ms`);
  line(`${what}, database`, ms(told.database), targets.database && `target ${targets.database} ms`);
  line(`${what}, ${CLIENTS} clients`, `${told.rate.toFixed(0)}/s, p50 ${ms(told.p50)}, p99 ${ms(told.p99)}`);
}

/** @throws when anything but 200 came back */
async function shoot(url, request) {
  const times = [];
  const wrong = new Set();
  const run = autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    reconnectRate: OF_CONNECTION,
    requests: [request(url)],
  });
  run.on('response', (_client, status, _bytes, time) => {
    if (status === 200) times.push(time);
    else wrong.add(status);
  });
  const { errors } = await run;
  if (wrong.size > 0 || errors > 0) throw new Error(`${url}: answers ${[...wrong]}, ${errors} broken.`);
  return times;
}

async function sending(customer, signedIn) {
  const { bodyFor } = await manyForms(customer, signedIn);
  return (url) => ({
    ...{ method: 'POST', path: SEND, headers: { 'Content-Type': 'application/json', Origin: url } },
    setupRequest: (request) => {
      const id = uuidv7();
      return { ...request, body: bodyFor(id), headers: { ...request.headers, ...headersFor(id) } };
    },
  });
}

const asking = (path, cookie) => () => ({ method: 'GET', path, headers: { cookie } });
