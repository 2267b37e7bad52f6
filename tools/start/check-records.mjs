import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Refusal, end, runEntry } from './entry.mjs';
import { onInstalledNode, root } from './install.mjs';

/** `npm run check-records`: compares all forms and sets with what was recorded of them, in the database of a product that runs. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { build } = await import('./build.mjs');
  const { ended, startChild } = await import('./processes.mjs');
  const DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
  const env = { ...process.env, DATA_DIR };
  if (!env.DATABASE_URL) {
    const file = join(DATA_DIR, 'database-url');
    if (!existsSync(file)) throw new Refusal(`There is no database in ${DATA_DIR}. Start Groundsheet first.`);
    env.EMBEDDED_DATABASE_URL = readFileSync(file, 'utf8').trim();
  }
  const folder = await build();
  const script = join(folder, 'apps', 'api', 'dist', 'check-records.js');
  await end(await ended(startChild(process.execPath, [script], { env, cwd: folder, stdio: 'inherit' })));
});
