import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { anAccount } from '../account.mjs';

/** What attacks share: what others notice of one, and what it may cost them. */

const MB = 1_048_576;
const LATEST = 2_000;
const MOST_GROWTH = 150 * MB;
/** So long after the work the product is still watched: what it was given may be on its way. */
const AFTERMATH = 1_000;

const accounts = new WeakMap();

/**
 * Does the work and meanwhile asks the product, again and again, what another person would: a file of the web app, the
 * customers, and to sign in. A thread of its own asks, so that the attacker's own work delays no measurement.
 *
 * @returns `{ result, latest, grownBy }`: what the work returned, the longest that anybody waited for what they had
 *   asked (ms), and by how much the serving process grew (bytes)
 */
export async function watched(product, work) {
  if (!accounts.has(product)) accounts.set(product, await anAccount(product));
  const { email, password } = accounts.get(product);
  const workerData = { url: product.url, pid: product.child.pid, email, password };
  const watcher = new Worker(new URL('../watcher.mjs', import.meta.url), { workerData });
  try {
    await once(watcher, 'message');
    const result = await work();
    await sleep(AFTERMATH);
    watcher.postMessage('enough');
    const [measured] = await once(watcher, 'message');
    return { result, ...measured };
  } finally {
    await watcher.terminate();
  }
}

/** What is wrong with those figures, and the figures as they are printed. */
export function verdict({ latest, grownBy }) {
  const faults = [
    latest > LATEST && `another request waited more than ${LATEST / 1000} s`,
    grownBy > MOST_GROWTH && `the process grew by more than ${MOST_GROWTH / MB} MB`,
  ].filter(Boolean);
  const seconds = (latest / 1000).toFixed(1);
  return { faults, figure: `another request at most ${seconds} s; grew by ${Math.round(grownBy / MB)} MB` };
}
