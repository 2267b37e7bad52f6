import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Refusal, beforeEnd, end, runEntry } from './entry.mjs';
import { onInstalledNode } from './install.mjs';

/** What would lead the trial to the product. */
const OF_THE_PRODUCT = /^(DATABASE|EMBEDDED_DATABASE|STORAGE|LINK_SECRET|SESSION_SECRET)/;

/**
 * `npm run restore FILE`: fills an empty place with a backup, once the file was found whole. `npm run try-restore FILE` does so in
 * a place that it makes and takes away, and tells the product (docs/operations.md).
 */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const isTrial = process.argv.includes('--try');
  const { fileNamed, hasDatabase, ownEnvironment, runScript, withDatabase, withOwnDatabase } =
    await import('./command.mjs');
  const file = fileNamed(process.argv.slice(2).find((argument) => argument !== '--try'));
  if (!file) throw new Refusal('Name the file of a backup, for example: npm run restore groundsheet.tar.age');
  const own = ownEnvironment();
  const verified = await runScript('restore', ['--verify', file], own);
  if (verified !== 0) return end(verified);
  const env = await withOwnDatabase(isTrial ? temporaryPlace(own) : own, 'npm run restore');
  let restored;
  const code = await runScript('restore', ['--fill', file], env, (id) => (restored = id));
  if (isTrial && restored && hasDatabase(own)) {
    const product = await withDatabase(own, 'npm run try-restore');
    await runScript('restore', ['--note', restored], product);
  }
  await end(code);
});

function temporaryPlace(own) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'groundsheet-trial-'));
  beforeEnd(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const rest = Object.entries(own).filter(([name]) => !OF_THE_PRODUCT.test(name));
  return { ...Object.fromEntries(rest), DATA_DIR };
}
