import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode, root } from '../start/install.mjs';
import { ended, startChild } from '../start/processes.mjs';

/** `npm run test:unit -- <path or jest options>`: jest with a database, for the person writing the code. */
await runEntry(async () => {
  // What the writer of the code has installed, even halfway through `npm install`; only the commands of the README install.
  await onInstalledNode(import.meta.url, { install: false });
  const { JEST, JEST_CONFIG } = await import('./runners.mjs');
  const { holdTestFolder, startTestDatabase } = await import('./test-database.mjs');
  const { superuserUrl } = await startTestDatabase(holdTestFolder('npm run test:unit'));
  const env = { ...process.env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? superuserUrl };
  const args = [...JEST, `--config=${JEST_CONFIG}`, ...process.argv.slice(2)];
  await end(await ended(startChild(process.execPath, args, { cwd: root, env })));
});
