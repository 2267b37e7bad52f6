import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { aCustomer } from './own-product.mjs';
import { headersFor, manyForms } from './form.mjs';
import { memoryOf, processorOf } from './processor.mjs';
import { jobsDone } from './submissions.bench.mjs';

const FORMS = 1000;
const CLIENTS = 32;
const SIGN_IN_EVERY = 250;
const WARM_UP = 100;

/** Friday at five: 1,000 forms at once. How fast their mails go out, and whether anybody can sign in meanwhile. */
export async function benchBurst(product) {
  const { bodyFor } = await manyForms(await aCustomer(product));
  const folder = join(product.dataDir, 'mail');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const account = await anAccount(product);
  await sendAll(product, bodyFor, WARM_UP);
  await jobsDone(product);
  const mailsBefore = readdirSync(folder).length;
  const [begun, processor] = [performance.now(), processorOf(product.child.pid)];
  const signIns = signingIn(product, account);
  await sendAll(product, bodyFor, FORMS);
  const accepted = performance.now() - begun;
  await jobsDone(product);
  const took = performance.now() - begun;
  const spent = processorOf(product.child.pid) - processor;
  const times = await signIns.stop();
  const mails = readdirSync(folder).length - mailsBefore;
  if (mails !== FORMS) throw new Error(`${FORMS} forms made ${mails} mails.`);
  line(
    'burst of 1,000 forms, mails',
    `${((mails / took) * 1000).toFixed(0)}/s`,
    'target 40/s on two idle cores',
  );
  line('burst, all accepted after', `${(accepted / 1000).toFixed(1)} s`);
  line('burst, processor', `${ms(spent / FORMS)} a form, sign-ins among it`, 'target 16 ms');
  line(
    'burst, sign-in meanwhile',
    `p95 ${ms(percentile(times, 0.95))}, of ${times.length}`,
    'target p95 300 ms',
  );
  line('burst, memory afterwards', `${memoryOf(product.child.pid).toFixed(0)} MB`, 'target 300 MB');
}

async function sendAll({ url }, bodyFor, forms) {
  let left = forms;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const id = uuidv7();
      const answer = await fetch(`${url}/api/timesheets/one-step-completion`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url, ...headersFor(id) },
        body: bodyFor(id),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function anAccount({ url }) {
  const account = { email: 'burst@hill-plant.co.uk', password: 'correct horse battery' };
  const registered = await post(`${url}/api/drivers/register`, { ...account, fullName: 'Dave Hill' });
  if (registered.status !== 201) throw new Error(`registering answered ${registered.status}`);
  return account;
}

/** One after the other, each from a network of its own, as the product makes whoever comes too often wait. */
function signingIn({ url }, account) {
  const times = [];
  let isOver = false;
  const going = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const network = `198.51.${at % 250}.${1 + Math.floor(at / 250)}`;
      const begun = performance.now();
      const answer = await post(`${url}/api/drivers/login`, account, { 'X-Forwarded-For': network });
      if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
      times.push(performance.now() - begun);
      await sleep(SIGN_IN_EVERY);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await going;
      return times;
    },
  };
}

function post(address, body, headers = {}) {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(address).origin, ...headers },
    body: JSON.stringify(body),
  });
}
