import { join, resolve } from 'node:path';
import { end, isStopping, runEntry } from './entry.mjs';
import { onInstalledNode, root } from './install.mjs';
import { ended } from './processes.mjs';
import { placesWords } from './words.mjs';

/** `npm start`: installs, builds, starts the database, migrates, seeds and serves, each only where it is needed. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { holdDataFolder, refuseTakenPort, startProduct } = await import('./product.mjs');
  const env = {
    ...process.env,
    PORT: process.env.PORT || '3000',
    DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
  };
  holdDataFolder(env, 'npm start');
  await refuseTakenPort(env.PORT, env.HOST);
  const { logFile, logsToFile, openLog } = await import('./log-file.mjs');
  const logs = join(env.DATA_DIR, 'logs');
  const log = logsToFile(env, process.stdout.isTTY) ? openLog(logs) : undefined;
  const child = await startProduct(env, { log, say: console.log });
  console.log(placesWords(env, log && logFile(logs)));
  const code = await ended(child);
  if (log && !isStopping())
    console.error(`Groundsheet has ended by itself; the reason is in ${logFile(logs)}`);
  await end(code || 1);
});
