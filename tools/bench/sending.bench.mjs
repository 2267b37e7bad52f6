import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { headersFor, manyForms, SEND } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { call, somePeople } from './people.mjs';
import { memoryOf, processorOf, serverOf, threadsOf } from './processor.mjs';
import { jobsDone } from './rows.mjs';

const CLIENTS = 8;
/** So many heat the process up first, and as many are sent while people sign in. */
const WARM_UP = 200;
const FORMS = Number(process.env.BENCH_FORMS ?? 1000);
/** Check sheets of a machine and week, and days that they are spread over. */
const WEEK = 6;
const SIGN_IN_EVERY = 200;
/** Of each kind; an account waits on purpose after ten. */
const WRONG_SIGN_INS = 40;
const SAMPLE_EVERY = 250;
const MOST_THREADS = 4;

/**
 * Friday at five: forms sent by eight clients as fast as they are answered, drawn and mailed meanwhile by the same
 * process. Each client is a driver of its own, and no two timesheets are of the same machine.
 */
export async function bench(product) {
  const { rows } = await product.database.query('show fsync');
  if (rows[0].fsync !== 'on') throw new Error('fsync is off: these figures would mean nothing.');
  const { bodyFor, checkFor } = await manyForms(product, await aCustomer(product));
  const drivers = await somePeople(product, CLIENTS);
  const guests = drivers.map(() => ({}));
  let machine = 0;
  const timesheet = (id) => bodyFor(id, { plantNumber: `EX-${(machine += 1)}` });
  const check = (id) => {
    machine += 1 / WEEK;
    return checkFor(id, {
      plantNumber: `EX-${Math.floor(machine)}`,
      checkDate: `2026-11-${15 + (Math.round(machine * WEEK) % WEEK)}`,
    });
  };
  const bare = await benchBare(product, { aBody: timesheet, senders: drivers });
  for (const [what, path, aBody, senders] of [
    ['timesheets of drivers', SEND.timesheet, timesheet, drivers],
    ['timesheets of guests', SEND.timesheet, timesheet, guests],
    ['check sheets of drivers', SEND['check-sheet'], check, drivers],
  ]) {
    const form = { path, aBody, senders };
    await sendAll(product, form, WARM_UP);
    await jobsDone(product);
    const figures = await measured(product, form);
    // A sign-in costs more than a form does, so it is not among their figures.
    tell(`${FORMS} ${what}`, { ...figures, bare, signIns: await signInsDuring(product, form) });
  }
  await benchWrongSignIns(product, drivers);
}

/**
 * The same forms taken by a server that does nothing but write them, in two trips: what the machine gives today, so that the ratio
 * to it can be compared with that of another day.
 * @returns forms a second
 */
async function benchBare(product, form) {
  const child = fork(new URL('bare-server.mjs', import.meta.url), {
    env: { ...process.env, BENCH_DATABASE_URL: product.databaseOwnerUrl },
  });
  const [{ port }] = await once(child, 'message');
  const bare = { ...product, url: `http://127.0.0.1:${port}`, child };
  await sendAll(bare, { path: '/', ...form }, WARM_UP);
  const spent = await spending(bare, () => sendAll(bare, { path: '/', ...form }, FORMS));
  const { database, rate } = spent;
  line(`${FORMS} timesheets, bare: processor, each`, `server ${ms(spent.process)}, database ${ms(database)}`);
  line('  answered', `${rate.toFixed(0)}/s`);
  child.kill();
  await product.database.query('drop table bare_forms');
  return rate;
}

/** What `act` costs for each form, with all that comes after it. */
async function spending(product, act, afterwards = async () => {}) {
  const server = await serverOf(product.database);
  const spent = () => ({
    process: processorOf(product.child.pid),
    database: processorOf(server),
    threads: threadsOf(product.child.pid),
  });
  const before = spent();
  const begun = performance.now();
  const sent = await act();
  const took = performance.now() - begun;
  await afterwards();
  const after = spent();
  const cost = (of) => (after[of] - before[of]) / FORMS;
  const threads = Object.entries(after.threads).map(([name, time]) => [
    name,
    (time - (before.threads[name] ?? 0)) / FORMS,
  ]);
  return { process: cost('process'), database: cost('database'), threads, rate: (FORMS / took) * 1000, sent };
}

/** Sends them, and waits until the last is mailed. */
async function measured(product, form) {
  const server = await serverOf(product.database);
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(product.child.pid, server));
  }, SAMPLE_EVERY);
  const { sent, ...costs } = await spending(
    product,
    () => sendAll(product, form, FORMS),
    () => jobsDone(product),
  );
  clearInterval(sampling);
  return {
    ...costs,
    memory,
    answers: sent.map(({ answered }) => answered),
    mails: await waits(product, sent),
  };
}

function tell(what, { process, database, threads, bare, rate, answers, mails, signIns, memory }) {
  const spread = (times) => `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;
  line(`${what}: processor, each`, `product ${ms(process)}, database ${ms(database)}`);
  const most = threads.toSorted(([, one], [, other]) => other - one).slice(0, MOST_THREADS);
  line('  of that, by thread', most.map(([name, time]) => `${name} ${ms(time)}`).join(', '));
  line('  answered', `${rate.toFixed(0)}/s, ${spread(answers)}`, 'p99 300 ms');
  line('  of what a bare server answers', (rate / bare).toFixed(2), '0.4');
  line(
    '  from the answer to the mail',
    `${spread(mails)}, slowest ${ms(Math.max(...mails))}`,
    'all within 10,000 ms',
  );
  line('  signing in meanwhile', `p95 ${ms(percentile(signIns, 0.95))}, of ${signIns.length}`, '300 ms');
  line('  memory of all processes, at most', `${memory.toFixed(0)} MB`, 'below 1,000 MB');
}

/** @returns of each form its id, how long its answer took, and when it was there */
async function sendAll(product, { path, aBody, senders }, forms) {
  const sent = [];
  let left = forms;
  const client = async ({ cookie }) => {
    while (left > 0) {
      left -= 1;
      const id = uuidv7();
      const body = aBody(id);
      const begun = performance.now();
      await (await call(product, 'POST', path, { body, cookie, headers: headersFor(id) })).arrayBuffer();
      sent.push({ id, answered: performance.now() - begun, at: Date.now() });
    }
  };
  await Promise.all(senders.map(client));
  return sent;
}

/** How long each form's last mail took from the answer on; defects are mailed to the company as well. @throws when one is missing */
async function waits({ database }, sent) {
  const { rows } = await database.query(
    `select form_id, extract(epoch from max(sent_at))::float * 1000 as sent from emails where form_id = any($1::uuid[])
      group by form_id having bool_and(sent_at is not null)`,
    [sent.map(({ id }) => id)],
  );
  const mailed = new Map(rows.map((row) => [row.form_id, row.sent]));
  if (rows.length !== sent.length) throw new Error(`Of ${sent.length} forms ${rows.length} were mailed.`);
  return sent.map(({ id, at }) => Math.max(0, mailed.get(id) - at));
}

/** Nobody may tell an address that has no account from a wrong password by the time that it takes. */
async function benchWrongSignIns(product, people) {
  const times = { unknown: [], wrong: [] };
  for (let at = 0; at < WRONG_SIGN_INS; at += 1) {
    const { email } = people[at % people.length];
    for (const [kind, address] of Object.entries({ unknown: `no-${email}`, wrong: email })) {
      const begun = performance.now();
      const answer = await signIn(
        product,
        { email: address, password: 'not the right one' },
        `203.0.${at}.1`,
      );
      if (answer.status !== 401) throw new Error(`A wrong password was answered with ${answer.status}.`);
      times[kind].push(performance.now() - begun);
    }
  }
  const [unknown, wrong] = ['unknown', 'wrong'].map((kind) => percentile(times[kind], 0.5));
  line(
    'signing in: unknown address, wrong password',
    `${ms(unknown)}, ${ms(wrong)}, ${(unknown / wrong).toFixed(2)} times`,
    '0.80 to 1.25 times',
  );
}

/** Each comes from a network of its own: one that comes too often has to wait. */
function signIn({ url }, { email, password }, network) {
  return fetch(`${url}/api/drivers/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': network },
    body: JSON.stringify({ email, password }),
  });
}

/** @returns how long people wait who sign in while forms are sent */
async function signInsDuring(product, form) {
  const [person] = await somePeople(product, 1);
  const times = [];
  let isOver = false;
  const sending = sendAll(product, form, WARM_UP).finally(() => (isOver = true));
  for (let at = 0; !isOver; at += 1) {
    const begun = performance.now();
    const answer = await signIn(product, person, `198.51.${at}.1`);
    if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
    times.push(performance.now() - begun);
    await sleep(SIGN_IN_EVERY);
  }
  await sending;
  await jobsDone(product);
  return times;
}
