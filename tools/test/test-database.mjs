import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDatabase, startDatabase } from '../start/database.mjs';
import { beforeEnd } from '../start/entry.mjs';
import { hold, readHolder } from '../start/lock.mjs';
import { isAlive } from '../start/processes.mjs';

/** Temporary data folders carry the user's name: nobody trips over another's. */
const PREFIX = `groundsheet-test-${process.getuid?.() ?? ''}-`;

/**
 * Losing a test's data costs nothing, waiting for the disk does; and rows without an order stay in the one they came in.
 * Never used for benchmarks.
 */
const NOT_DURABLE = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * A data folder for one run of a command, removed before this process ends.
 * @param within where it lies, for example on a disk
 */
export function holdTestFolder(command, within = tmpdir()) {
  removeForgotten(within);
  const folder = mkdtempSync(join(within, PREFIX));
  beforeEnd(() => removeFolder(folder));
  hold(join(folder, 'holder.json'), { command });
  return folder;
}

/** Starts a PostgreSQL for tests in such a folder; see startDatabase for what it returns. */
export const startTestDatabase = (folder) => startDatabase(folder, NOT_DURABLE);

/** What runs left that were killed. */
function removeForgotten(within) {
  for (const name of readdirSync(within).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(within, name);
    const holder = readHolder(join(folder, 'holder.json'));
    if (!holder || isAlive(holder)) continue;
    killDatabase(folder);
    removeFolder(folder);
  }
}

/** A process that is just ending may still write into it. */
const removeFolder = (folder) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
