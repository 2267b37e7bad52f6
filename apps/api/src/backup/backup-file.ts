import { sha256 } from '@groundsheet/platform';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable, Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { CommandRefused } from '../command.js';
import type { CopiedTable, Sequence, Table } from './database-copy.js';
import type { Secrets } from './secrets.js';

/** What a backup is of: its first part. */
export interface Contents {
  readonly id: string;
  /** The moment that all tables are of, ISO 8601. */
  readonly madeAt: string;
  /** The last migration of the tables, and that of the queue. */
  readonly migration: string;
  readonly queue: number;
  readonly tables: readonly Table[];
  readonly secrets: Secrets;
}

/** What a backup holds: its last part. */
export interface Manifest extends Omit<Contents, 'tables' | 'secrets'> {
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly Sequence[];
  /** Missing: named by a row, and not in the storage. */
  readonly files: { readonly count: number; readonly bytes: number; readonly missing: number };
  /** SHA-256 of each list of parts. */
  readonly lists: Readonly<Record<string, string>>;
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const MANIFEST = 'manifest.json';
const MANIFEST_SUM = 'manifest.sha256';
/** Parts named in one list: it is held in memory while they are written or read. */
const LONGEST_LIST = 10_000;
/** What a file in the format of age begins with (age-encryption.org/v1). */
const SEALED = 'age-encryption.org/';
/** Of scrypt, as a power of two. The key is random: nobody can try words. */
const WORK_FACTOR = 14;

const lineOf = (name: string, content: Uint8Array) => `${sha256(content)}  ${name}\n`;
const listName = (lists: Readonly<Record<string, string>>) =>
  `lists/${String(Object.keys(lists).length + 1).padStart(6, '0')}.sha256`;

/**
 * Writes a backup: a tar, in the format of age where there is a key. After every so many parts comes a list of their hashes as
 * sha256sum writes it, and in the end the manifest with the hashes of the lists.
 */
export class BackupWriter {
  private readonly lists: Record<string, string> = {};
  private list = '';
  private listed = 0;

  private constructor(
    private readonly tar: ReturnType<typeof createTarPacker>['controller'],
    private readonly written: Promise<void>,
  ) {}

  /** @param file is made, readable by its owner alone; one that exists stays as it is, and is an error */
  static async create(file: string, key: string | undefined): Promise<BackupWriter> {
    const target = Writable.toWeb(createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
    const { readable, controller } = createTarPacker();
    const written = (key ? await sealed(readable, key) : readable).pipeTo(target);
    // Whoever adds the next part hears of it.
    written.catch(() => undefined);
    return new BackupWriter(controller, written);
  }

  async add(name: string, content: Uint8Array): Promise<void> {
    await this.put(name, content);
    this.list += lineOf(name, content);
    if (++this.listed % LONGEST_LIST === 0) await this.closeList();
  }

  /** @returns once everything is on the disk */
  async finish(about: Omit<Manifest, 'lists'>): Promise<void> {
    await this.closeList();
    const content = Buffer.from(JSON.stringify({ ...about, lists: this.lists }, null, 2));
    await this.put(MANIFEST_SUM, Buffer.from(lineOf(MANIFEST, content)));
    await this.put(MANIFEST, content);
    this.tar.finalize();
    await this.written;
  }

  private async closeList(): Promise<void> {
    if (!this.list) return;
    const content = Buffer.from(this.list);
    const name = listName(this.lists);
    this.lists[name] = sha256(content);
    this.list = '';
    await this.put(name, content);
  }

  private async put(name: string, content: Uint8Array): Promise<void> {
    const entry = this.tar.add({ name, size: content.byteLength, type: 'file', mode: 0o600 }).getWriter();
    await entry.write(content);
    await entry.close();
  }
}

/**
 * Reads a whole backup and compares every part with its hash.
 *
 * @param take is given each part in its order, before the hash of it is compared
 * @param progress is told how many bytes have been read
 * @throws {CommandRefused} where the file is not there, is damaged or is not opened by the key
 */
export async function readBackup(
  file: string,
  key: string | undefined,
  take: (name: string, content: Buffer) => Promise<void> | void = () => undefined,
  progress: (bytes: number) => void = () => undefined,
): Promise<Manifest> {
  const damaged = new CommandRefused(`${file} is damaged, or is no backup of Groundsheet.`);
  const lists: Record<string, string> = {};
  let [list, sum] = ['', ''];
  let manifest: Manifest | undefined;
  for await (const [name, content] of partsOf(file, key, progress, damaged)) {
    if (manifest) throw damaged;
    if (name === listName(lists)) {
      if (content.toString() !== list) throw damaged;
      lists[name] = sha256(content);
      list = '';
    } else if (name === MANIFEST_SUM) sum = content.toString();
    else if (name === MANIFEST) {
      if (lineOf(MANIFEST, content) !== sum) throw damaged;
      manifest = JSON.parse(content.toString()) as Manifest;
    } else {
      list += lineOf(name, content);
      await take(name, content);
    }
  }
  if (!manifest || list || !isDeepStrictEqual(manifest.lists, lists)) throw damaged;
  return manifest;
}

async function* partsOf(
  file: string,
  key: string | undefined,
  progress: (bytes: number) => void,
  damaged: CommandRefused,
): AsyncGenerator<[name: string, content: Buffer]> {
  const isSealed = (await beginningOf(file)) === SEALED;
  if (isSealed && !key)
    throw new CommandRefused(`${file} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  const source = createReadStream(file);
  const counted = source.on('data', () => progress(source.bytesRead));
  try {
    const bytes = Readable.toWeb(counted) as Bytes;
    const tar = isSealed ? await opened(bytes, key!, file) : bytes;
    for await (const { header, body } of tar.pipeThrough(createTarDecoder({ strict: true })))
      yield [header.name, await buffer(body)];
  } catch (error) {
    throw error instanceof CommandRefused ? error : damaged;
  } finally {
    source.destroy();
  }
}

async function beginningOf(file: string): Promise<string> {
  try {
    await using handle = await open(file);
    const { buffer: read, bytesRead } = await handle.read(Buffer.alloc(SEALED.length));
    return read.toString('latin1', 0, bytesRead);
  } catch (error) {
    throw new CommandRefused(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function sealed(bytes: Bytes, key: string): Promise<Bytes> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(key);
  return encrypter.encrypt(bytes) as Promise<Bytes>;
}

async function opened(bytes: Bytes, key: string, file: string): Promise<Bytes> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return (await decrypter.decrypt(bytes)) as Bytes;
  } catch {
    throw new CommandRefused(
      `BACKUP_KEY does not open ${file}: it was made with another key, or its beginning is damaged.`,
    );
  }
}
