import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const title = '2,000 bodies that trickle, from one address and from five, behind a proxy';

const REQUESTS = 2000;
/** In milliseconds: how long the attack lasts, how often somebody honest asks, and how long they may wait. */
const LASTS = 8000;
const EVERY = 250;
const WITHIN = 1000;

export async function attack(product) {
  const outcomes = [];
  for (const addresses of [1, 5]) outcomes.push(await from(product, addresses));
  return {
    faults: outcomes.flatMap(({ faults }) => faults),
    figure: outcomes.map(({ figure }) => figure).join('; '),
  };
}

async function from(product, addresses) {
  await honest(product);
  const sockets = Array.from({ length: REQUESTS }, (_, n) => trickle(product, `203.0.113.${n % addresses}`));
  await sleep(1500);
  const times = [];
  for (const end = performance.now() + LASTS; performance.now() < end; await sleep(EVERY)) {
    times.push(await honest(product));
  }
  for (const { stop } of sockets) stop();
  await sleep(500);
  const slowest = Math.round(Math.max(...times));
  const words = addresses === 1 ? 'one address' : `${addresses} addresses`;
  return {
    faults: slowest > WITHIN ? [`from ${words}, an honest write took ${slowest} ms`] : [],
    figure: `${words}: ${times.length} honest writes within ${slowest} ms`,
  };
}

/** A body of the usual size, a byte every half second. */
function trickle({ url }, address) {
  const { host, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1').resume();
  socket.on('error', () => {});
  const head = [
    'POST /api/drivers/login HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${url}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    'Content-Length: 16000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  const trickling = setInterval(() => socket.write(' '), 500);
  const stop = () => {
    clearInterval(trickling);
    socket.destroy();
  };
  socket.once('close', () => clearInterval(trickling));
  return { stop };
}

/** How long a write of somebody else takes on a connection of its own; infinitely long if it is not answered. */
async function honest({ url }) {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/drivers/logout`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': '198.51.100.7', Connection: 'close' },
    signal: AbortSignal.timeout(5 * WITHIN),
  }).catch(() => null);
  return answer?.status === 204 ? performance.now() - begun : Infinity;
}
