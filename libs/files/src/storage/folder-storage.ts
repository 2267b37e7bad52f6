import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { opendir, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ObjectMissing, ObjectStorage } from './object-storage.js';
import { writeWhole } from '@groundsheet/platform';

/** Folder of unfinished objects, inside the objects' folder so that a rename is enough. No key begins with it. */
export const HALF_OBJECTS = '.parts';
const KEY = /^[a-z-]+\/[0-9a-f-]{36}(\.[a-z]+)?$/;

/** Objects as files under `DATA_DIR/objects`, in folders named after two characters of their random key. */
export class FolderStorage extends ObjectStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    await writeWhole(this.path(key), content, join(this.folder, HALF_OBJECTS, `${randomUUID()}.part`));
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

  async isEmpty(): Promise<boolean> {
    try {
      for await (const entry of await opendir(this.folder, { recursive: true }))
        if (entry.isFile()) return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return true;
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
