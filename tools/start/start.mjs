import { resolve } from 'node:path';
import { end, runEntry } from './entry.mjs';
import { onInstalledNode, root } from './install.mjs';
import { ended } from './processes.mjs';

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
  const child = await startProduct(env);
  console.log(
    `\nGroundsheet is at http://localhost:${env.PORT}   (Ctrl-C stops it; data in ${env.DATA_DIR})\n`,
  );
  await end((await ended(child)) || 1);
});
