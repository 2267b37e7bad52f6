import process from 'node:process';
import { end, runEntry } from './entry.mjs';
import { onInstalledNode } from './install.mjs';

/** `npm run backup [FILE]`: copies the product, which may be running, into a file (docs/operations.md). */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { fileNamed, ownEnvironment, runScript, withDatabase } = await import('./command.mjs');
  const env = await withDatabase(ownEnvironment(), 'npm run backup');
  const file = fileNamed(process.argv[2]);
  await end(await runScript('backup', file ? [file] : [], env));
});
