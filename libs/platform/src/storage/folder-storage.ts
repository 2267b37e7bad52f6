import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ObjectMissing, ObjectStorage } from './object-storage.js';

/** Folder of unfinished objects, inside the objects' folder so that a rename is enough. No key begins with it. */
export const HALF_OBJECTS = '.parts';
const KEY = /^[a-z-]+\/[0-9a-f-]{36}(\.[a-z]+)?$/;

/** Objects as files under `DATA_DIR/objects`, in folders named after two characters of their random key. */
export class FolderStorage extends ObjectStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Written under a temporary name, synced and renamed, so that a crash never leaves half an object. */
  async put(key: string, content: Buffer): Promise<void> {
    const path = this.path(key);
    const parts = join(this.folder, HALF_OBJECTS);
    for (const folder of [parts, dirname(path)]) await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = join(parts, `${randomUUID()}.part`);
    try {
      await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer> {
    return readFile(this.path(key)).catch(missing(key));
  }

  async stream(key: string): Promise<Readable> {
    const stream = createReadStream(this.path(key));
    await once(stream, 'open').catch(missing(key));
    return stream;
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    if (!KEY.test(key)) throw new Error('This is not a key of an object.');
    const name = key.slice(key.indexOf('/') + 1);
    return join(this.folder, dirname(key), name.slice(34, 36), name);
  }
}

function missing(key: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOENT') throw new ObjectMissing(`No object ${key}.`);
    throw error;
  };
}
