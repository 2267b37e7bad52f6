import { once } from 'node:events';
import { openSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../start/processes.mjs';
import { startProduct } from '../../start/product.mjs';
import { aNetwork } from '../network.mjs';
import { verdict, watched } from './watch.mjs';

export const title = 'Ten seconds of requests from one network, as many as 64 connections carry';

/** A setting of the product; the other attacks come from anywhere and are not limited. */
const A_MINUTE = 3000;
const SECONDS = 10;
const CONNECTIONS = 64;

export async function attack(product) {
  const limited = await startLimited(product);
  try {
    // What a busy process keeps at hand is no harm: it is grown before anybody looks.
    await burst(limited);
    const seen = await watched(limited, () => burst(limited));
    const { faults, figure } = verdict(seen);
    const { served = 0, refused = 0, others = 0 } = seen.result;
    // The minute may begin again meanwhile.
    if (served > 2 * A_MINUTE) faults.push(`${served} requests were served`);
    if (refused === 0) faults.push('none was refused');
    if (others > 0) faults.push(`${others} were answered otherwise`);
    return { faults, figure: `${figure}; ${served} served, ${refused} refused` };
  } finally {
    const ended = once(limited.child, 'exit');
    limited.child.kill();
    await ended;
  }
}

/** One more web process of the same product, with the limit that others have by default. */
async function startLimited(product) {
  const port = String(await freePort());
  const { MAIL_TRANSPORT: _mail, ADMIN_EMAIL: _admin, ...environment } = process.env;
  const settings = { PROCESS: 'web', TRUST_PROXY: '1', REQUESTS_PER_MINUTE: String(A_MINUTE) };
  const child = await startProduct(
    { ...environment, ...settings, PORT: port, DATA_DIR: product.dataDir },
    {
      output: openSync(join(product.dataDir, 'limited.log'), 'a'),
      databaseUrl: product.databaseUrl,
      databaseOwnerUrl: product.databaseOwnerUrl,
    },
  );
  return { ...product, url: `http://127.0.0.1:${port}`, child };
}

/** Each connection asks again as soon as it has its answer. */
async function burst({ url }) {
  const counts = {};
  const headers = { 'X-Forwarded-For': aNetwork() };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = Date.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (Date.now() < end) {
        const status = await statusOf(`${url}/api/customers`, { agent, headers });
        const kind = { 200: 'served', 429: 'refused', 503: 'refused' }[status] ?? 'others';
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return counts;
}

function statusOf(address, options) {
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}
