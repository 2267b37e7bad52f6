import { ObjectMissing, type ObjectStorage } from '@groundsheet/files';
import { noteBackup, readBackupKey, type Config } from '@groundsheet/platform';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { CommandRefused } from '../command.js';
import { BackupWriter, readBackup, type Contents, type Manifest } from './backup-file.js';
import {
  checkOf,
  copiedOut,
  migrationsOf,
  objectKeys,
  PLAIN_TEXT,
  sequencesOf,
  sizeOf,
  tablesOf,
} from './database-copy.js';
import { Progress } from './progress.js';
import { secretsOf } from './secrets.js';
import { severalAtOnce } from './several-at-once.js';

export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  readonly encrypted: boolean;
  readonly manifest: Manifest;
}

/**
 * Copies all tables as of one moment, the files that they name and the secrets, while the product goes on; then reads the copy
 * back. It has its name only once it was found whole.
 *
 * @param asked the file; one named for the moment, in the data folder, where none is
 * @throws {CommandRefused} where the file exists
 */
export async function makeBackup(
  config: Config,
  storage: ObjectStorage,
  asked?: string,
): Promise<MadeBackup> {
  const key = readBackupKey();
  const client = new Client({ connectionString: config.databaseOwnerUrl });
  await client.connect();
  try {
    await client.query(PLAIN_TEXT);
    await client.query('begin transaction isolation level repeatable read, read only');
    const contents = await contentsOf(client, config);
    const file = resolve(asked ?? join(config.dataDir, 'backups', nameOf(contents, key)));
    if (existsSync(file)) throw new CommandRefused(`${file} is there already.`);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.unfinished`;
    await rm(unfinished, { force: true });
    try {
      await write(unfinished, key, contents, client, storage);
      await client.query('commit');
      const { size: bytes } = await stat(unfinished);
      const manifest = await Progress.of(
        'Read back',
        () => bytes,
        (progress) => readBackup(unfinished, key, undefined, (read) => (progress.done = read)),
      );
      await rename(unfinished, file);
      const made = { file, bytes, encrypted: Boolean(key), manifest };
      await noteBackup(client, { ...manifest, ...made });
      return made;
    } finally {
      await rm(unfinished, { force: true });
    }
  } finally {
    await client.end();
  }
}

async function contentsOf(client: Client, config: Config): Promise<Contents> {
  const { rows } = await client.query<{ now: Date }>('select now()');
  return {
    id: randomUUID(),
    madeAt: rows[0]!.now.toISOString(),
    ...(await migrationsOf(client)),
    tables: await tablesOf(client),
    secrets: secretsOf(config),
  };
}

/** `groundsheet-2026-11-27T10-15-00.tar.age` */
function nameOf({ madeAt }: Contents, key: string | undefined): string {
  return `groundsheet-${madeAt.slice(0, 19).replaceAll(':', '-')}.tar${key ? '.age' : ''}`;
}

async function write(
  file: string,
  key: string | undefined,
  contents: Contents,
  client: Client,
  storage: ObjectStorage,
): Promise<void> {
  const { secrets: _, tables, ...about } = contents;
  const inTables = await sizeOf(client);
  const { count: named, keys } = await objectKeys(client);
  const files = { count: 0, bytes: 0, missing: 0 };
  const total = () =>
    inTables + (files.count > 0 ? (files.bytes / files.count) * (named - files.missing) : 0);
  await Progress.of('Copied', total, async (progress) => {
    const writer = await BackupWriter.create(file, key);
    const add = async (name: string, content: Buffer) => {
      await writer.add(name, content);
      progress.done += content.length;
    };
    await add('contents.json', Buffer.from(JSON.stringify(contents)));
    const copied = [];
    for (const table of tables) {
      copied.push(await checkOf(client, table.name));
      let part = 0;
      for await (const chunk of copiedOut(client, table)) await add(`tables/${table.name}/${++part}`, chunk);
    }
    const stored = severalAtOnce(keys, async (key) => [key, await contentOf(storage, key)] as const);
    for await (const [key, content] of stored) {
      if (!content) {
        files.missing += 1;
        continue;
      }
      files.count += 1;
      files.bytes += content.length;
      await add(`files/${key}`, content);
    }
    await writer.finish({ ...about, tables: copied, sequences: await sequencesOf(client), files });
  });
}

/** Null where it is gone: erased meanwhile, or never stored whole. */
function contentOf(storage: ObjectStorage, key: string): Promise<Buffer | null> {
  return storage.get(key).catch((error: unknown) => {
    if (error instanceof ObjectMissing) return null;
    throw error;
  });
}
