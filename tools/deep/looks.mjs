import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';

/** Every screen in the three looks that `npm test` leaves out, with axe; part of `npm run test:deep`. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { lookAtEveryScreen } = await import('../test/runners.mjs');
  const { failed } = await lookAtEveryScreen('npm run test:deep', { LOOKS: 'others' });
  await end(failed > 0 ? 1 : 0);
});
