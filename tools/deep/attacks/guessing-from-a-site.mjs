import { randomUUID } from 'node:crypto';
import { aNetwork } from '../network.mjs';
import { verdict, watched } from './watch.mjs';

export const title = '200 wrong passwords for one account from the networks of an IPv6 site';

const TRIES = 200;
/** A /48 may do four times as much as one network: twenty a minute. */
const MOST_CHECKED = 20;
const AT_ONCE = 2_000;

/** Meanwhile the owner signs in on a phone that they have signed in on before. */
export async function attack(product) {
  const site = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}`;
  const owner = { email: `guessed-${randomUUID()}@hill-plant.co.uk`, password: randomUUID() };
  const registered = await post(product, 'register', { fullName: 'Jo Kerr', ...owner }, aNetwork());
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { result, ...measured } = await watched(product, async () => {
    const guesses = Array.from({ length: TRIES }, (_, n) =>
      post(product, 'login', { ...owner, password: 'wrong' }, `${site}:${n.toString(16)}::1`),
    );
    const signIns = [];
    for (let n = 0; n < 5; n += 1)
      signIns.push(await timed(() => post(product, 'login', owner, aNetwork(), cookie)));
    return { guesses: await Promise.all(guesses), signIns };
  });
  const { faults, figure } = verdict(measured);
  const checked = result.guesses.filter(({ status }) => status === 401).length;
  const slowest = Math.max(...result.signIns.map(({ took }) => took));
  if (checked > MOST_CHECKED) faults.push(`${checked} guesses were checked`);
  if (result.signIns.some(({ status }) => status !== 200)) faults.push('the owner could not sign in');
  if (slowest > AT_ONCE) faults.push(`the owner waited ${Math.round(slowest)} ms`);
  return { faults, figure: `${checked} checked; the owner within ${Math.round(slowest)} ms; ${figure}` };
}

async function timed(work) {
  const begun = performance.now();
  const { status } = await work();
  return { status, took: performance.now() - begun };
}

async function post({ url }, path, body, network, cookie = '') {
  const response = await fetch(`${url}/api/drivers/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': network, Cookie: cookie },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}
