import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';

/** The browser tests that `npm test` leaves out, and every screen with axe in the looks that it leaves out; part of `npm run test:deep`. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { DEEP, testInBrowser } = await import('../test/runners.mjs');
  const { failed } = await testInBrowser('npm run test:deep', {
    args: [`--grep=${DEEP}|accessibility|vault`],
    env: { LOOKS: 'others' },
  });
  await end(failed > 0 ? 1 : 0);
});
