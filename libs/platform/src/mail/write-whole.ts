import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, readable by its owner only: under another name, synced, and renamed. Folders are made
 * where they are missing.
 *
 * @param draft the other name, on the same disk
 */
export async function writeWhole(path: string, content: Buffer, draft: string): Promise<void> {
  try {
    await write(path, content, draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    for (const file of [draft, path]) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await write(path, content, draft);
  }
}

async function write(path: string, content: Buffer, draft: string): Promise<void> {
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
