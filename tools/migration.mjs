import process from 'node:process';
import { beforeEnd, end, Refusal, runEntry } from './entry.mjs';
import { FROM_SOURCE, onInstalledNode, root } from './install.mjs';
import { ended } from './processes.mjs';

/** `npm run migration -- add-travel-time`: writes the migration that the changed entities need. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const name = process.argv[2] ?? '';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Refusal('Say what the migration does: npm run migration -- add-travel-time');
  }
  const { holdTestFolder, startTestDatabase } = await import('./test-database.mjs');
  const test = await holdTestFolder('npm run migration');
  beforeEnd(() => test.holding.stop());
  const { superuserUrl } = await startTestDatabase(test);
  const env = {
    ...process.env,
    DATABASE_URL: '',
    EMBEDDED_DATABASE_URL: superuserUrl,
    DATA_DIR: test.folder,
  };
  delete env.DATABASE_URL;
  const args = [...FROM_SOURCE, 'tools/create-migration.ts', name];
  await end(await ended(test.holding.spawn(process.execPath, args, { name: 'migration', cwd: root, env })));
});
