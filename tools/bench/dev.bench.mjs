import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepServing } from '../dev-api.mjs';
import { root } from '../install.mjs';
import { freePort } from '../processes.mjs';
import { line, percentile } from './figures.mjs';

const SAVES = 5;
/** Between two saves; somebody who writes code takes longer. */
const REST = 4_000;

/** From a save to the API serving again, as `npm run dev` does it. The file is saved as it is: nothing changes. */
export async function benchDev({ databaseUrl, dataDir, holding }) {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, EMBEDDED_DATABASE_URL: databaseUrl };
  keepServing(holding, env, 'ignore');
  const url = `http://127.0.0.1:${port}/api/health/live`;
  const file = join(root, 'apps/api/src/app.module.ts');
  await until(url, true);
  const seconds = [];
  for (let save = 0; save < SAVES; save += 1) {
    await sleep(REST);
    const saved = performance.now();
    writeFileSync(file, readFileSync(file));
    await until(url, false);
    await until(url, true);
    seconds.push((performance.now() - saved) / 1000);
  }
  const spread = `median ${percentile(seconds, 0.5).toFixed(1)} s, longest ${Math.max(...seconds).toFixed(1)} s`;
  line(`npm run dev, save to serving, ${SAVES} saves`, spread, 'target 3 s');
}

/** Waits until the address answers, or no longer does. */
async function until(url, wanted) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (Boolean(answer?.ok) === wanted) return;
    await sleep(5);
  }
}
