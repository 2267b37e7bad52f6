import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a secret kept in the data folder, making it on first use.
 *
 * Only for an installation with the embedded database. With `DATABASE_URL` several processes may share one database, and
 * must be given the same secret by a setting.
 *
 * @param dataDir the folder of `DATA_DIR`
 * @param name file name below `secrets/`
 * @returns 64 hexadecimal characters
 */
export function secretKeptIn(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Two processes may start at once; the one that comes second reads what the first has written.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}
