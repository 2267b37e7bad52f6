import process from 'node:process';
import { end, Refusal, runEntry } from '../start/entry.mjs';
import { FROM_SOURCE, onInstalledNode, root } from '../start/install.mjs';
import { ended, startChild } from '../start/processes.mjs';

/** `npm run migration -- add-travel-time`: writes the migration that the changed entities need. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const name = process.argv[2] ?? '';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Refusal('Say what the migration does: npm run migration -- add-travel-time');
  }
  const { holdTestFolder, startTestDatabase } = await import('../test/test-database.mjs');
  const folder = holdTestFolder('npm run migration');
  const { superuserUrl } = await startTestDatabase(folder);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    EMBEDDED_DATABASE_URL: superuserUrl,
    DATA_DIR: folder,
  };
  delete env.DATABASE_URL;
  const args = [...FROM_SOURCE, 'tools/dev/create-migration.ts', name];
  await end(await ended(startChild(process.execPath, args, { cwd: root, env })));
});
