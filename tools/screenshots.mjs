import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEnd, end, runEntry } from './entry.mjs';
import { onInstalledNode, root } from './install.mjs';

/** `npm run screenshots`: a picture of every screen in both themes, both text sizes, phone and office. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { holdTestFolder, startTestDatabase } = await import('./test-database.mjs');
  const { browserTests } = await import('./test-runners.mjs');
  const test = await holdTestFolder('npm run screenshots');
  beforeEnd(() => test.holding.stop());
  const folder = join(root, 'screenshots');
  rmSync(folder, { recursive: true, force: true });
  const database = await startTestDatabase(test);
  const options = { args: ['accessibility'], env: { SCREENSHOTS: folder } };
  const { failed } = await browserTests(test, database, options);
  console.log(`The pictures are in ${folder}`);
  await end(failed > 0 ? 1 : 0);
});
