import { line, ms, percentile } from './figures.mjs';

const PASSWORD = 'correct horse battery';
const TRIES = 60;
/** After ten wrong passwords for an account every try takes longer on purpose. */
const TRIES_PER_ACCOUNT = 10;
/** Both in turns, so that what the machine does meanwhile falls on both. */
const KINDS = ['unknown', 'wrong'];
const TARGET = 'target 0.80 to 1.25';

/**
 * How long signing in takes with an address that has no account and with a wrong password: nobody may tell them apart.
 * Each try comes from a network of its own, as the product makes whoever is wrong too often wait.
 */
export async function benchSignIn({ url }) {
  const times = { unknown: [], wrong: [] };
  const run = Date.now();
  for (let n = 0; n < TRIES + 5; n += 1) {
    const emails = KINDS.map(
      (kind) => `${kind}-${run}-${Math.floor(n / TRIES_PER_ACCOUNT)}@hill-plant.co.uk`,
    );
    if (n % TRIES_PER_ACCOUNT === 0)
      await post(url, 'register', { fullName: 'Bench', email: emails[1], password: PASSWORD }, 201);
    for (const [at, kind] of KINDS.entries()) {
      const typed = { email: emails[at], password: 'not the right one' };
      const begun = performance.now();
      await post(url, 'login', typed, 401, `10.1.${n}.${at}`);
      // The first few only warm up.
      if (n >= 5) times[kind].push(performance.now() - begun);
    }
  }
  const [unknown, wrong] = KINDS.map((kind) => percentile(times[kind], 0.5));
  line('sign-in, unknown address', `p50 ${ms(unknown)}, p99 ${ms(percentile(times.unknown, 0.99))}`);
  line('sign-in, wrong password', `p50 ${ms(wrong)}, p99 ${ms(percentile(times.wrong, 0.99))}`);
  line('sign-in, ratio of the two', (unknown / wrong).toFixed(2), TARGET);
}

async function post(url, path, body, status, network = '10.0.0.1') {
  const answer = await fetch(`${url}/api/drivers/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': network },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${text}`);
}
