import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';

/** So many that the 99th percentile is not the one worst of them. */
const FORMS = 300;
/** A process that has been up for a while: as many forms as a firm of fifty drivers sends on a Friday, twice over. */
const WARM_UP = 100;
/** Between two forms: nothing else is to be done when the next one comes. */
const REST = 150;
const PATIENCE = 10_000;

/** From the driver's "sent" to the mail lying in the mail folder, complete, while nothing else happens. */
export async function benchHandOver({ url, dataDir }, { bodyFor }) {
  const folder = join(dataDir, 'mail');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let arrived = () => {};
  const watcher = watch(folder, (_event, name) => name?.endsWith('.eml') && arrived(performance.now()));
  const waits = [];
  try {
    for (let form = 0; form < WARM_UP + FORMS; form += 1) {
      const mail = new Promise((resolve, reject) => {
        arrived = resolve;
        setTimeout(() => reject(new Error('A mail did not come.')), PATIENCE).unref();
      });
      const acknowledged = await send(url, bodyFor(uuidv7()));
      const wait = (await mail) - acknowledged;
      if (form >= WARM_UP) waits.push(wait);
      await sleep(REST);
    }
  } finally {
    watcher.close();
  }
  const spread = `p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(percentile(waits, 0.99))}`;
  line(`acknowledgement to mail, ${FORMS} forms`, spread, 'target p50 25 ms, p99 100 ms');
}

/** @returns when the whole answer was there */
export async function send(url, body) {
  const answer = await fetch(`${url}/api/timesheets/one-step-completion`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return performance.now();
}
