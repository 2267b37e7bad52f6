import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hold, readHolder, tidyAfter } from './holder.mjs';
import { isAlive } from './processes.mjs';
import { startDatabase } from './database.mjs';

/** Temporary data folders of tests carry the user's name: nobody trips over another's. */
const PREFIX = `groundsheet-test-${process.getuid?.() ?? ''}-`;

/** Losing a test's data costs nothing, waiting for the disk does. Never used for benchmarks. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * A data folder of its own for one run of tests, removed when this process ends, however it ends.
 * @returns the folder and its holder, which stops whatever is started through it
 */
export async function holdTestFolder(command) {
  await removeForgotten();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const holding = await hold(join(folder, 'holder.json'), { command });
  holding.adoptFolder(folder);
  return { folder, holding };
}

/** Starts a PostgreSQL for tests in such a folder; see startDatabase for what it returns. */
export function startTestDatabase({ folder, holding }) {
  return startDatabase(holding, folder, NOT_DURABLE);
}

/** What runs left whose reaper was killed with them. */
async function removeForgotten() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const holder = readHolder(join(folder, 'holder.json'));
    if (!holder || isAlive(holder)) continue;
    await tidyAfter(holder);
    rmSync(folder, { recursive: true, force: true });
  }
}
