import { join } from 'node:path';
import { beforeEnd, end, runEntry } from './entry.mjs';
import { ended } from './processes.mjs';
import { FROM_SOURCE, onInstalledNode, root } from './install.mjs';

/** `npm run test:unit -- <path or jest options>`: jest with a database, for the person writing the code. */
await runEntry(async () => {
  // What the writer of the code has installed, even halfway through `npm install`; only the commands of the README install.
  await onInstalledNode(import.meta.url, { install: false });
  const { holdTestFolder, startTestDatabase } = await import('./test-database.mjs');
  const test = await holdTestFolder('npm run test:unit');
  beforeEnd(() => test.holding.stop());
  const { superuserUrl } = await startTestDatabase(test);
  const jest = join(root, 'node_modules', '.bin', 'jest');
  const args = [
    // Jest compiles by itself; the threads of the product, which inherit this, do not.
    ...FROM_SOURCE,
    '--experimental-vm-modules',
    jest,
    '-c',
    'tools/jest.config.mjs',
    ...process.argv.slice(2),
  ];
  const env = { ...process.env, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? superuserUrl };
  await end(await ended(test.holding.spawn(process.execPath, args, { name: 'jest', cwd: root, env })));
});
