import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';

/** `npm run test:e2e -- <spec or Playwright options>`: browser tests by name, for the person writing the screens. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url, { install: false });
  const { testInBrowser } = await import('./runners.mjs');
  const { failed } = await testInBrowser('npm run test:e2e', { args: process.argv.slice(2) });
  await end(failed > 0 ? 1 : 0);
});
