import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../start/install.mjs';
import { freePort, startChild } from '../../start/processes.mjs';

export const title =
  '2,000 bodies that trickle, from one address and from five, and through Caddy where it is installed';

const REQUESTS = 2000;
/** In milliseconds: how long the attack lasts, how often an honest caller asks, and how long they may wait. */
const LASTS = 8000;
const EVERY = 250;
const WITHIN = 1000;

/** A product that has just been started makes the PDFs of the demo first: that belongs to no attack. */
const [AT_REST, QUICK] = [20, 50];
const REST_WITHIN = 60_000;

export async function attack(product) {
  await rest(product);
  const outcomes = [];
  for (const addresses of [1, 5]) outcomes.push(await from(product, addresses));
  outcomes.push(await throughCaddy(product));
  return {
    faults: outcomes.flatMap(({ faults }) => faults),
    figure: outcomes.map(({ figure }) => figure).join('; '),
  };
}

/** Through the proxy that stands in front of it in the images: it sees one address, and passes no half body on. */
async function throughCaddy(product) {
  const version = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  if (version.error) return { faults: [], figure: 'no Caddy is installed here' };
  const SITE_ADDRESS = `http://127.0.0.1:${await freePort()}`;
  const rules = readFileSync(join(root, 'tools/docker/Caddyfile'), 'utf8')
    .replace('{', '{\n\tadmin off')
    .replace(/web:\S+ web-2:\S+/, new URL(product.url).host);
  const config = join(product.dataDir, 'Caddyfile');
  writeFileSync(config, rules);
  const given = ['--config', config, '--adapter', 'caddyfile'];
  const folders = { XDG_DATA_HOME: product.dataDir, XDG_CONFIG_HOME: product.dataDir };
  const env = { ...process.env, ...folders, SITE_ADDRESS };
  if (spawnSync('caddy', ['validate', ...given], { env }).status !== 0) {
    return { faults: [], figure: `Caddy ${version.stdout.trim()} is too old for our Caddyfile` };
  }
  const caddy = startChild('caddy', ['run', ...given], { env, stdio: 'ignore' });
  const ended = once(caddy, 'exit');
  try {
    const proxied = { url: SITE_ADDRESS };
    await rest(proxied);
    return await from(proxied, 1, 'Caddy');
  } finally {
    caddy.kill();
    await ended;
  }
}

async function rest(product) {
  const end = Date.now() + REST_WITHIN;
  for (let quick = 0; quick < QUICK; await sleep(100)) {
    quick = (await honest(product)) < AT_REST ? quick + 1 : 0;
    if (Date.now() > end) throw new Error('The product does not come to rest.');
  }
}

async function from(product, addresses, words = addresses === 1 ? 'one address' : `${addresses} addresses`) {
  const sockets = Array.from({ length: REQUESTS }, (_, n) => trickle(product, `203.0.113.${n % addresses}`));
  await sleep(1500);
  const open = sockets.filter((socket) => socket.isOpen()).length;
  const times = [];
  for (const end = performance.now() + LASTS; performance.now() < end; await sleep(EVERY)) {
    times.push(await honest(product));
  }
  for (const { stop } of sockets) stop();
  await sleep(500);
  const slowest = Math.round(Math.max(...times));
  return {
    faults: slowest > WITHIN ? [`from ${words}, an honest write took ${slowest} ms`] : [],
    figure: `${words}: ${open} left open, ${times.length} honest writes within ${slowest} ms`,
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
  return { stop, isOpen: () => !socket.destroyed };
}

/** How long another person's write takes on a connection of its own; infinitely long if it is not answered. */
async function honest({ url }) {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/drivers/logout`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': '198.51.100.7', Connection: 'close' },
    signal: AbortSignal.timeout(5 * WITHIN),
  }).catch(() => null);
  return answer?.status === 204 ? performance.now() - begun : Infinity;
}
