import { beforeEnd, end, runEntry } from './entry.mjs';
import { onInstalledNode } from './install.mjs';

/** `npm run test:e2e -- <spec or Playwright options>`: browser tests by name, for the person writing the screens. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url, { install: false });
  const { holdTestFolder, startTestDatabase } = await import('./test-database.mjs');
  const { browserTests } = await import('./test-runners.mjs');
  const test = await holdTestFolder('npm run test:e2e');
  beforeEnd(() => test.holding.stop());
  const database = await startTestDatabase(test);
  const { failed } = await browserTests(test, database, { args: process.argv.slice(2) });
  await end(failed > 0 ? 1 : 0);
});
