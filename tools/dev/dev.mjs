import { join, resolve } from 'node:path';
import { Refusal, end, runEntry } from '../start/entry.mjs';
import { FROM_SOURCE, onInstalledNode, root } from '../start/install.mjs';
import { ended, startChild } from '../start/processes.mjs';

/** `npm run dev`: the API starts again on save, the web app changes in place; data as `npm start` has it. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { holdDataFolder, refuseTakenPort } = await import('../start/product.mjs');
  const { startDatabase } = await import('../start/database.mjs');
  const webPort = process.env.WEB_PORT || '5173';
  const env = {
    ...process.env,
    PORT: process.env.PORT || '3000',
    DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
  };
  holdDataFolder(env, 'npm run dev');
  for (const port of [env.PORT, webPort]) await refuseTakenPort(port);
  if (!env.DATABASE_URL) {
    const { url, ownerUrl } = await startDatabase(env.DATA_DIR);
    Object.assign(env, { EMBEDDED_DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  }
  const node = (args, options) => startChild(process.execPath, args, { cwd: root, env, ...options });
  if ((await ended(node([...FROM_SOURCE, 'apps/api/src/prepare.ts']))) !== 0) {
    throw new Refusal('The database could not be brought up to date; the reason is above.');
  }
  delete env.DATABASE_OWNER_URL;
  node(['--watch', '--watch-preserve-output', ...FROM_SOURCE, 'apps/api/src/main.ts']);
  const vite = node([join(root, 'node_modules', '.bin', 'vite'), '--port', webPort, '--strictPort'], {
    cwd: join(root, 'apps', 'web'),
    env: { ...env, API_URL: `http://127.0.0.1:${env.PORT}` },
  });
  await end((await ended(vite)) || 1);
});
