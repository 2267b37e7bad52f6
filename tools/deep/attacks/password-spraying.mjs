import { randomUUID } from 'node:crypto';
import { aNetwork } from '../network.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'One password tried on 100 accounts from one network';

const ACCOUNTS = 100;
/** Wrong passwords of one network within an hour. */
const MOST_TRIED = 60;

/** Half of the addresses have accounts: nobody may learn which. */
export async function attack(product) {
  const network = aNetwork();
  const run = randomUUID().slice(0, 8);
  const emails = Array.from({ length: ACCOUNTS }, (_, n) => `spray-${run}-${n}@hill-plant.co.uk`);
  for (const email of emails.filter((_, n) => n % 2 === 0)) await register(product, email);
  const { result: answers, ...measured } = await watched(product, async () => {
    const all = [];
    for (const email of emails) all.push(await tryPassword(product, email, network));
    return all;
  });
  const { faults, figure } = verdict(measured);
  const tried = answers.filter(({ status }) => status === 401).length;
  const refused = answers.filter(({ status, wait }) => status === 429 && wait > 0).length;
  if (tried !== MOST_TRIED || tried + refused !== ACCOUNTS)
    faults.push(`${tried} were tried and ${refused} refused with the time to wait`);
  return { faults, figure: `${tried} tried, ${refused} refused; ${figure}` };
}

async function register({ url }, email) {
  await post(url, 'register', { fullName: 'Jo Kerr', email, password: randomUUID() }, aNetwork());
}

async function tryPassword({ url }, email, network) {
  const response = await post(url, 'login', { email, password: 'liverpoolfc1892' }, network);
  return { status: response.status, wait: Number(response.headers.get('retry-after')) };
}

async function post(url, path, body, network) {
  const response = await fetch(`${url}/api/drivers/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': network },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}
