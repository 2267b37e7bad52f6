import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { aNetwork } from './network.mjs';

/** The thread of `attacks/watch.mjs`: asks the product and looks at its process until it has seen enough. */
const { url, pid, email, password } = workerData;
/** Times that everything is asked before the attack. */
const WARM_UP = 100;
const PATIENCE = 30_000;

const questions = [
  { ask: () => fetch(`${url}/`), everyMs: 50 },
  { ask: () => fetch(`${url}/api/customers`, { headers: { 'X-Forwarded-For': aNetwork() } }), everyMs: 50 },
  { ask: signIn, everyMs: 300 },
];

function signIn() {
  return fetch(`${url}/api/drivers/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': aNetwork() },
    body: JSON.stringify({ email, password }),
  });
}

let isEnough = false;
let latest = 0;

/** How long a person who asks waits for an answer: a refusal, or a connection that is cut, makes them ask again. */
async function waitFor(ask) {
  const begun = performance.now();
  for (let isThere = false; !isThere && performance.now() - begun < PATIENCE;) {
    const response = await ask().catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    isThere = response?.ok;
    if (!isThere) await sleep(100);
  }
  return performance.now() - begun;
}

async function keepAsking({ ask, everyMs }) {
  while (!isEnough) {
    latest = Math.max(latest, await waitFor(ask));
    await sleep(everyMs);
  }
}

function memory() {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

// A product that has just been started takes more memory with every answer: that belongs to no attack.
for (let time = 0; time < WARM_UP; time += 1) {
  await Promise.all(questions.map(({ ask }) => waitFor(ask)));
}
const before = memory();
let most = before;
const sampling = setInterval(() => (most = Math.max(most, memory())), 10);
const asking = questions.map(keepAsking);
parentPort.once('message', async () => {
  isEnough = true;
  await Promise.all(asking);
  clearInterval(sampling);
  parentPort.postMessage({ latest, grownBy: most - before });
});
parentPort.postMessage('watching');
