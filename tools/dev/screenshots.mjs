import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode, root } from '../start/install.mjs';

/** `npm run screenshots`: a picture of every screen in both themes, both text sizes, phone and office. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { lookAtEveryScreen } = await import('../test/runners.mjs');
  const folder = join(root, 'screenshots');
  rmSync(folder, { recursive: true, force: true });
  const { failed } = await lookAtEveryScreen('npm run screenshots', { LOOKS: 'all', SCREENSHOTS: folder });
  console.log(`The pictures are in ${folder}`);
  await end(failed > 0 ? 1 : 0);
});
