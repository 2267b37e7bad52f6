import { end, runEntry } from './entry.mjs';
import { onInstalledNode } from './install.mjs';

/** `npm run check-records`: compares all forms and sets with what was recorded of them. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { ownEnvironment, runScript, withDatabase } = await import('./command.mjs');
  const env = await withDatabase(ownEnvironment(), 'npm run check-records');
  await end(await runScript('check-records', [], env));
});
