import type { ObjectStorage } from '@groundsheet/files';
import { noteBackup, noteRestore, readBackupKey, readConfig, type Config } from '@groundsheet/platform';
import { stat } from 'node:fs/promises';
import { Client } from 'pg';
import { CommandRefused } from '../command.js';
import { knownMigrations, migrate } from '../migrate.js';
import { readBackup, type Contents, type Manifest } from './backup-file.js';
import { migrationsOf, PLAIN_TEXT, tableInUse, TableLoader } from './database-copy.js';
import { Progress } from './progress.js';
import { keepSecrets, leaveSecrets } from './secrets.js';
import { AT_ONCE } from './several-at-once.js';

/** Looks at every part of a backup, and changes nothing. @throws {CommandRefused} */
export async function verifyBackup(file: string): Promise<Manifest> {
  return read(file, 'Verified', () => undefined);
}

/**
 * Fills an empty place: the tables in one transaction, which is committed once all is there as it was, and the files before that.
 *
 * @returns where secrets were left that the settings have to name, if any
 * @throws {CommandRefused} where the place is in use, or the backup is of another release
 */
export async function restoreBackup(
  file: string,
  config: Config,
  storage: ObjectStorage,
): Promise<{ id: string; secretsFile: string | null }> {
  const client = new Client({ connectionString: config.databaseOwnerUrl });
  await client.connect();
  try {
    await refuseUsed(client, storage);
    const restoring = new Restoring(client, config, storage);
    const manifest = await read(file, 'Restored', (name, content) => restoring.take(name, content));
    await restoring.finish(manifest);
    const { size: bytes } = await stat(file);
    await noteBackup(client, { ...manifest, bytes, encrypted: Boolean(readBackupKey()) });
    await noteRestore(client, manifest.id);
    await client.query('commit');
    await migrate(config);
    const { secrets } = restoring.contents!;
    if (config.embedded) await keepSecrets(config.dataDir, secrets);
    return { id: manifest.id, secretsFile: await leaveSecrets(readConfig(), secrets) };
  } finally {
    // What is not committed is rolled back.
    await client.end();
  }
}

/** In the database of a product, that a backup of it was restored elsewhere. */
export async function noteTried({ databaseUrl }: Config, id: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await noteRestore(client, id).finally(() => client.end());
}

async function read(
  file: string,
  what: string,
  take: (name: string, content: Buffer) => Promise<void> | void,
): Promise<Manifest> {
  const key = readBackupKey();
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  return Progress.of(
    what,
    () => size,
    (progress) => readBackup(file, key, take, (bytes) => (progress.done = bytes)),
  );
}

async function refuseUsed(client: Client, storage: ObjectStorage): Promise<void> {
  const table = await tableInUse(client);
  if (table)
    throw new CommandRefused(
      `The database is in use: ${table} has rows. A backup is restored into an empty one; nothing was changed.`,
    );
  if (!(await storage.isEmpty()))
    throw new CommandRefused(
      'There are files where those of the backup would be kept. Name an empty folder (DATA_DIR) or an empty folder of a bucket (STORAGE_URL); nothing was changed.',
    );
}

/** What is done with the parts of a backup, in their order. */
class Restoring {
  contents: Contents | undefined;
  private loader: TableLoader | undefined;
  private readonly puts: Promise<void>[] = [];

  constructor(
    private readonly client: Client,
    private readonly config: Config,
    private readonly storage: ObjectStorage,
  ) {}

  async take(name: string, content: Buffer): Promise<void> {
    const [kind, rest] = [name.slice(0, name.indexOf('/')), name.slice(name.indexOf('/') + 1)];
    if (kind === 'tables') await this.loader!.load(rest.slice(0, rest.lastIndexOf('/')), content);
    else if (kind === 'files') await this.put(rest, content);
    else await this.begin(JSON.parse(content.toString()) as Contents);
  }

  async finish({ tables, sequences }: Manifest): Promise<void> {
    await Promise.all(this.puts);
    const other = await this.loader!.end(tables, sequences);
    if (other.length > 0)
      throw new Error(`Not as they were in the backup: ${other.join(', ')}. The database was left empty.`);
  }

  private async put(key: string, content: Buffer): Promise<void> {
    const putting = this.storage.put(key, content);
    // Heard of when its turn has come.
    putting.catch(() => undefined);
    this.puts.push(putting);
    if (this.puts.length === AT_ONCE) await this.puts.shift();
  }

  private async begin(contents: Contents): Promise<void> {
    if (!knownMigrations().includes(contents.migration))
      throw new CommandRefused(
        `This backup is of a newer release (${contents.migration}). Restore it with that one; nothing was changed.`,
      );
    await migrate(this.config, contents.migration);
    const { queue } = await migrationsOf(this.client);
    if (queue !== contents.queue)
      throw new CommandRefused(
        `The job queue of this backup is of version ${contents.queue}, that of this release of ${queue}. Restore it with the release that it was made with, and start this one afterwards.`,
      );
    this.contents = contents;
    await this.client.query(PLAIN_TEXT);
    await this.client.query('begin');
    this.loader = new TableLoader(this.client, contents.tables);
    await this.loader.begin();
  }
}
